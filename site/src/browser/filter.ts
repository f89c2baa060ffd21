/**
 * Filters a list as the reader types. A form names its list by data-filters; a search field looks in the text of the
 * items, a field with data-field in the words of the item's attribute of that name. The address keeps what was chosen.
 */
function start(form: HTMLFormElement): void {
  const list = document.getElementById(form.dataset.filters ?? '');
  const count = form.querySelector('output');
  if (!list || !count) return;
  const none = document.querySelector<HTMLElement>(`[data-none=${list.id}]`);
  const items = [...list.querySelectorAll<HTMLElement>('[data-item]')];
  const texts = items.map((item) => (item.dataset.item || item.textContent || '').toLowerCase());
  const address = new URLSearchParams(location.search);
  const fields = [...form.querySelectorAll<HTMLInputElement | HTMLSelectElement>('[name]')];
  for (const field of fields) {
    const given = address.get(field.name);
    if (given === null) continue;
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = given === field.value;
    else field.value = given;
  }

  const update = (): void => {
    const chosen = new FormData(form);
    const words = String(chosen.get('q') ?? '')
      .toLowerCase()
      .split(/\s+/)
      .filter(Boolean);
    const wanted = [...chosen].filter(([name, value]) => name !== 'q' && value !== '');
    const fits = (item: HTMLElement, at: number): boolean =>
      words.every((word) => texts[at]?.includes(word)) &&
      wanted.every(([name, value]) => (item.dataset[name] ?? '').split(' ').includes(String(value)));
    let shown = 0;
    for (const [at, item] of items.entries()) {
      const fit = fits(item, at);
      item.hidden = !fit;
      if (fit) shown += 1;
    }
    for (const group of list.querySelectorAll<HTMLElement>('[data-group]'))
      group.hidden = !group.querySelector('[data-item]:not([hidden])');
    if (none) none.hidden = shown > 0;
    count.textContent = shown === items.length ? `${shown} in all` : `${shown} of ${items.length}`;
    const query = new URLSearchParams([...chosen].filter(([, value]) => value !== '') as [string, string][]).toString();
    history.replaceState(null, '', query ? `?${query}` : location.pathname);
  };

  form.addEventListener('input', update);
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    list.querySelector<HTMLAnchorElement>('[data-item]:not([hidden]) a')?.click();
  });
  if ([...address.keys()].some((key) => fields.some(({ name }) => name === key))) update();
}

for (const form of document.querySelectorAll<HTMLFormElement>('form[data-filters]')) start(form);
