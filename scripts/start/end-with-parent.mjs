// Loaded into a program of others: it ends when whoever started it is gone, and its channel keeps it from nothing.
process.on("disconnect", () => process.exit(1));
process.channel?.unref();
