export { addNorm } from "./add-norm";
export { attend } from "./attend";
export { gelu } from "./gelu";
export { linear } from "./linear";

const PAGE: usize = 65536;
let end: usize = __heap_base;

/** Room that is never freed. It starts at a multiple of 16. */
export function allocate(bytes: usize): usize {
  const start = (end + 15) & ~15;
  end = start + bytes;
  const pages = <i32>((end + PAGE - 1) / PAGE);
  if (pages > memory.size() && memory.grow(pages - memory.size()) < 0) unreachable();
  return start;
}
