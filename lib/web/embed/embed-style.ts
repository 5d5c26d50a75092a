import { EMBED_FACES, EMBED_STACKS } from "./embed-fonts";

/** The inks of app/styles/tokens.css, for a page that loads no style sheet. */
export const EMBED_STYLE = `
${EMBED_FACES}
:root{color-scheme:light dark;--paper:light-dark(#fffdf8,#1a110c);--ink:light-dark(#2a1911,#f8ecdd);--soft:light-dark(#5c473a,#cdb8a6);--faint:light-dark(#756052,#a8927f);--rule:light-dark(#2a191126,#f8ecdd2b);--coral:light-dark(#b4301a,#ff8a70)}
*{box-sizing:border-box;margin:0}
body{background:var(--paper);color:var(--ink);font:15px/1.45 ${EMBED_STACKS.text}}
main{display:flex;flex-direction:column;gap:16px;height:100vh;min-height:240px;padding:20px;border:1px solid var(--rule);border-radius:6px}
a{color:inherit;text-decoration:none}
a:hover{text-decoration:underline;text-decoration-thickness:2px;text-underline-offset:.14em}
a:focus-visible{outline:3px solid var(--ink);outline-offset:3px}
header{display:grid;grid-template-columns:112px minmax(0,1fr);gap:16px;align-items:center}
header img{display:block;width:112px;height:102px;object-fit:cover;border-radius:3px}
h1{font:560 26px/1.08 ${EMBED_STACKS.display};letter-spacing:-.02em;text-wrap:balance;overflow-wrap:anywhere}
h1 i{display:block;margin-top:4px;font-size:17px;font-weight:400;line-height:1.25;letter-spacing:0;color:var(--soft)}
header p,li p,footer{color:var(--faint);font-size:13px}
header p{margin-top:6px}
ol{flex:1;min-height:0;overflow:auto;list-style:none;padding:0}
li{display:grid;grid-template-columns:28px minmax(0,1fr);padding:6px 0;border-top:1px solid var(--rule)}
li span{color:var(--coral);font:340 22px/24px ${EMBED_STACKS.display}}
li a{display:block;min-height:24px}
li b{font-weight:600;overflow-wrap:anywhere}
footer{display:flex;flex-wrap:wrap;gap:4px 16px;justify-content:space-between;align-items:baseline;margin-top:auto}
footer a{display:inline-flex;align-items:center;min-height:24px;color:var(--coral);font-size:15px;font-weight:600}
@media (max-width:399px){main{padding:16px}header{grid-template-columns:72px minmax(0,1fr);gap:12px}header img{width:72px;height:66px}h1{font-size:22px}}
`.trim();
