/**
 * The look of an embedded snippet. It follows the color-scheme of the page around it; each colour, face and size is a variable
 * of that page. Each pair of ink and paper has a contrast of at least 4.5 in both schemes.
 */
export const STYLE = `
:host {
  display: block;
  --ink: var(--model-snippet-ink, light-dark(#1c2326, #e6e8e5));
  --quiet: var(--model-snippet-quiet, light-dark(#566067, #a2acb2));
  --paper: var(--model-snippet-paper, light-dark(#ffffff, #1b1f22));
  --line: var(--model-snippet-line, light-dark(#dfe2dc, #31383c));
  --accent: var(--model-snippet-accent, light-dark(#0b6355, #72d1ba));
  --warn: var(--model-snippet-warn, light-dark(#fbf1dc, #372d17));
  --radius: var(--model-snippet-radius, 0.5rem);
}
:host([hidden]) { display: none; }
.frame {
  color: var(--ink);
  background: var(--paper);
  border: 1px solid var(--line);
  border-radius: var(--radius);
  padding: 0.75rem;
  font: var(--model-snippet-font, 1rem/1.5 system-ui, sans-serif);
  overflow-wrap: anywhere;
}
.frame > :first-child { margin-top: 0; }
.frame > :last-child { margin-bottom: 0; }
p, ul { margin: 0.5rem 0; }
.title { font-weight: 600; }
a { color: var(--accent); }
ul { padding: 0; list-style: none; }
.notices li { background: var(--warn); border-radius: var(--radius); padding: 0.4rem 0.6rem; margin: 0.25rem 0; }
[role='tablist'] { display: flex; flex-wrap: wrap; gap: 0.25rem; margin-top: 0.75rem; }
button {
  font: inherit;
  color: var(--accent);
  background: none;
  border: 1px solid var(--line);
  border-radius: var(--radius);
  min-height: 1.9rem;
  padding: 0 0.7rem;
  cursor: pointer;
}
[role='tab'] { color: var(--quiet); }
[role='tab'][aria-selected='true'] { color: var(--accent); border-color: currentcolor; font-weight: 600; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.code { border: 1px solid var(--line); border-radius: var(--radius); margin: 0.5rem 0; }
.bar { display: flex; align-items: center; justify-content: space-between; gap: 0.5rem; padding: 0.25rem 0.25rem 0.25rem 0.75rem; border-bottom: 1px solid var(--line); }
pre { margin: 0; padding: 0.75rem; overflow: auto; overflow-wrap: normal; white-space: pre; font: var(--model-snippet-code, 0.875rem/1.5 ui-monospace, monospace); tab-size: 4; }
.quiet { color: var(--quiet); font-size: 0.875rem; margin: 0; padding: 0.4rem 0.75rem; border-top: 1px solid var(--line); }
.said { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
`;
