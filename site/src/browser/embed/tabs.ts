import { el } from './dom.ts';

/** How many tabs a key moves by, from which one: as in https://www.w3.org/WAI/ARIA/apg/patterns/tabs/. */
const KEYS: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Contents of which one is seen, by tabs that take the arrow keys. Ids hold within the shadow of one element. */
export function tabs(
  items: readonly { readonly label: string; readonly content: readonly HTMLElement[] }[],
): HTMLElement[] {
  const buttons = items.map(({ label }, at) =>
    el('button', { part: 'tab', type: 'button', role: 'tab', id: `tab-${at}`, 'aria-controls': `panel-${at}` }, label),
  );
  const panels = items.map(({ content }, at) =>
    el('div', { part: 'panel', role: 'tabpanel', id: `panel-${at}`, 'aria-labelledby': `tab-${at}` }, ...content),
  );
  const show = (chosen: number): void => {
    buttons.forEach((button, at) => {
      button.setAttribute('aria-selected', String(at === chosen));
      button.tabIndex = at === chosen ? 0 : -1;
    });
    panels.forEach((panel, at) => {
      panel.hidden = at !== chosen;
    });
  };
  buttons.forEach((button, at) => {
    button.addEventListener('click', () => show(at));
    button.addEventListener('keydown', (event) => {
      const next = KEYS[event.key]?.(at, buttons.length);
      if (next === undefined) return;
      event.preventDefault();
      show(next);
      buttons[next]?.focus();
    });
  });
  show(0);
  return [el('div', { part: 'tabs', role: 'tablist', 'aria-label': 'Code' }, ...buttons), ...panels];
}
