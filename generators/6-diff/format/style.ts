/** The style of the page; its colours hold a contrast of 4.5 to 1 and more in both themes. */
export const STYLE = `
:root { color-scheme: light dark; --ground: #fff; --text: #1b1f24; --quiet: #57606a; --line: #d0d7de; --gone: #ffebe9;
  --gone-word: #ffb3ad; --come: #dafbe1; --come-word: #93e2a5; }
@media (prefers-color-scheme: dark) { :root { --ground: #0d1117; --text: #e6edf3; --quiet: #9aa4af; --line: #3d444d;
  --gone: #3c1618; --gone-word: #82262b; --come: #10321b; --come-word: #1f6335; } }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 90rem; padding: 1rem; background: var(--ground); color: var(--text);
  font: 1rem/1.5 system-ui, sans-serif; }
h1 { font-size: 1.5rem; } h2 { font-size: 1.2rem; }
summary { cursor: pointer; padding: .4rem 0; font-weight: 600; }
details { border-top: 1px solid var(--line); padding: .2rem 0 .6rem; }
.scroll { overflow-x: auto; }
table { border-collapse: collapse; margin: .5rem 0; }
th, td { padding: .1rem .6rem; text-align: left; vertical-align: top; }
th { border-bottom: 1px solid var(--line); }
td.number { text-align: right; font-variant-numeric: tabular-nums; }
code, .code { font: .85rem/1.5 ui-monospace, monospace; }
table.code { width: 100%; table-layout: fixed; min-width: 40rem; border: 1px solid var(--line); }
.code td { padding: 0 .5rem; white-space: pre-wrap; overflow-wrap: anywhere; tab-size: 4; }
.code td.line { width: 3rem; color: var(--quiet); text-align: right; user-select: none; }
.code col.line { width: 3rem; }
.code tr.gap td { text-align: center; color: var(--quiet); border-block: 1px dashed var(--line); }
td.removed { background: var(--gone); } td.added { background: var(--come); }
del, ins { text-decoration: none; } del { background: var(--gone-word); } ins { background: var(--come-word); }
td.removed::before { content: '− '; } td.added::before { content: '+ '; }
@media (max-width: 48rem) {
  table.code { min-width: 0; }
  table.code, .code tbody, .code tr, .code td { display: block; }
  .code thead, .code td.line, .code td:empty, .code td:not([class]) ~ td:not([class]) { display: none; }
  td { overflow-wrap: anywhere; }
}
.places { columns: 16rem; column-gap: 2rem; font-size: .85rem; color: var(--quiet); padding-left: 1.2rem;
  overflow-wrap: anywhere; }
.more { border: 0; padding: 0; } .more summary { font-weight: 400; }
.lost { font-weight: 700; }
`;
