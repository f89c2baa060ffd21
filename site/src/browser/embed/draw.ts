import type { Piece, Shown } from './choose.ts';
import { el, link } from './dom.ts';
import { type CodeData, type NoticeData, pageOf } from './page.ts';
import { tabs } from './tabs.ts';

/** Copies a text; where a page may not, it is selected, so that the keys of the browser copy it. */
async function copy(text: string, shown: Node, say: (words: string) => void): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    say('Copied.');
  } catch {
    getSelection()?.selectAllChildren(shown);
    say('The code is selected: copy it with the keyboard.');
  }
}

/** A piece of code with its title, a button that copies it, and what was done with it. */
function figure({ title, code, receipt }: CodeData, say: (words: string) => void): HTMLElement {
  const text = el('code', {}, code);
  const button = el('button', { part: 'copy', type: 'button', 'aria-label': `Copy: ${title}` }, 'Copy');
  button.addEventListener('click', () => copy(code, text, say));
  const proof = receipt ? [el('p', { part: 'proof', class: 'quiet' }, receipt.sentence)] : [];
  return el(
    'div',
    { part: 'code', class: 'code' },
    el('div', { part: 'bar', class: 'bar' }, el('span', { part: 'name' }, title), button),
    el('pre', { part: 'pre', tabindex: '0', role: 'region', 'aria-label': title }, text),
    ...proof,
  );
}

const notice = ({ label, text, href }: NoticeData): HTMLElement =>
  el(
    'li',
    { part: 'notice' },
    ...(label === undefined ? [] : [el('strong', {}, label)]),
    ` ${text} `,
    ...(href === undefined ? [] : [link('More', href, { 'aria-label': `More: ${label ?? text}` })]),
  );

const list = (part: string, items: readonly HTMLElement[]): HTMLElement[] =>
  items.length === 0 ? [] : [el('ul', { part, class: part }, ...items)];

const content = ({ install, steps = [], needs = [], code }: Piece, say: (words: string) => void): HTMLElement[] => [
  ...(install ? [figure(install, say)] : []),
  ...steps.map((step) => figure(step, say)),
  ...list(
    'needs',
    needs.map((text) => el('li', {}, text)),
  ),
  figure(code, say),
];

/** What is shown of a model; what happens is said in a region that screen readers follow. */
export function draw({ id, heading, notices, install, pieces }: Shown, base: URL): HTMLElement {
  const said = el('p', { class: 'said', role: 'status' });
  const say = (words: string): void => {
    said.textContent = words;
  };
  return el(
    'div',
    { part: 'frame', class: 'frame', role: 'group', 'aria-label': `Code for ${id}` },
    el('p', { part: 'title', class: 'title' }, link(id, pageOf(id, base)), ` ${heading}`),
    ...list('notices', notices.map(notice)),
    ...(install ? [figure(install, say)] : []),
    ...(pieces.length > 1
      ? tabs(pieces.map((piece) => ({ label: piece.tab, content: content(piece, say) })))
      : pieces.flatMap((piece) => content(piece, say))),
    said,
  );
}
