// `next build` that ends when its parent process is gone. The channel itself must not keep it from ending.
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
process.argv[2] = "build";
await import("next/dist/bin/next");
