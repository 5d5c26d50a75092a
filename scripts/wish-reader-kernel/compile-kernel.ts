import asc from "assemblyscript/asc";

const SOURCE = "lib/adapters/house-curator/wish-reader/assembly/index.ts";
const WASM = "kernel.wasm";
// 112 warns of each vector that a function takes or returns, even if no function that JavaScript calls does.
const OPTIONS = ["-O3", "--runtime", "stub", "--enable", "simd", "--disableWarning", "112", "--outFile", WASM];

/** The wish reader's kernel, compiled from its source. Throws with the compiler's errors and warnings. */
export async function compileKernel(): Promise<Uint8Array> {
  const files = new Map<string, string | Uint8Array>();
  const { error, stderr } = await asc.main([SOURCE, ...OPTIONS], {
    writeFile: (name, contents) => void files.set(name, contents),
  });
  const messages = stderr.toString();
  if (error || messages) throw new Error(`The kernel can't be compiled.\n${messages}`, { cause: error });
  const compiled = files.get(WASM);
  if (!(compiled instanceof Uint8Array)) throw new Error("The compiler wrote no kernel.");
  return compiled;
}
