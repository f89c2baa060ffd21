/**
 * The one preference store, and what has to work before anything else is loaded, in what was built as in what islands make:
 * tabs, of which the chosen one is shown before the first paint, copy buttons, and what opens the search. A classic script of
 * its own, because modules run too late.
 *
 * Each choice stands in the address and is stored. An address that names a choice means the defaults for all others, so
 * that it shows everybody the same; without one what is stored is shown. The keys are documented in /docs/preferences/.
 */
(() => {
  const STORE = 'snippetry:choice';
  const KEYS = ['where', 'language', 'client', 'library', 'provider', 'manager', 'shell', 'stream', 'async', 'direct', 'app', 'platform', 'chip', 'memory', 'context', 'quant'];
  /** What belongs to one page: it stands in the address and is not stored. */
  const PASSING = ['variant', 'prompt', 'file', 'billTo', 'providerModelId', 'endpointUrl', 'temperature', 'max_tokens', 'tools', 'responseFormat', 'voice', 'dimensions', 'topN'];
  /** What belongs to the reader: it is stored and stands in no address. */
  const PERSONAL = ['theme', 'wrap'];
  const SHARED = [...KEYS, ...PASSING];
  const address = new URLSearchParams(location.search);
  const given = Object.fromEntries(SHARED.flatMap((key) => (address.has(key) ? [[key, address.get(key)]] : [])));
  const isLinked = Object.keys(given).length > 0;
  /** Choices that only exist where the model runs there: an address that names one leads there. */
  const PLACES = {
    machine: ['app', 'library', 'platform', 'chip', 'memory', 'context', 'quant', 'variant'],
    service: ['language', 'client', 'provider', 'stream', 'async', 'direct', ...PASSING.slice(3)],
  };
  given.where ??= Object.keys(PLACES).find((place) => PLACES[place].some((key) => key in given));
  /** Folds that lie over the page: what can be done with code, and the headings. */
  const OVER = 'details:is(.more, .contents)[open]';
  const listeners = new Set();
  /** The keys that islands have asked for. */
  const asked = new Set();

  const read = () => {
    try {
      const stored = JSON.parse(localStorage.getItem(STORE) ?? '{}');
      return typeof stored === 'object' && stored !== null ? stored : {};
    } catch {
      return {};
    }
  };
  let stored = read();

  /** A scope keeps one answer for each: the client is remembered for every language. */
  const name = (key, scope) => (scope ? `${key}:${scope}` : key);
  const get = (key, scope) =>
    given[name(key, scope)] ?? given[key] ?? (isLinked && !PERSONAL.includes(key) ? undefined : stored[name(key, scope)]);

  function set(key, value, scope) {
    const full = name(key, scope);
    delete given[key];
    delete given[full];
    if (value !== undefined && SHARED.includes(key)) given[full] = value;
    if (!PASSING.includes(key)) {
      stored = { ...read(), [full]: value };
      if (value === undefined) delete stored[full];
      try {
        localStorage.setItem(STORE, JSON.stringify(stored));
      } catch {
        // Without storage the choice holds for this page.
      }
    }
    tell();
    writeSoon();
  }

  function tell() {
    for (const key of PERSONAL) show(key);
    for (const block of document.querySelectorAll('[data-tabs]')) showChosen(block);
    for (const listener of listeners) listener();
  }

  /** A choice of the reader's own is an attribute of the page, which styles read. */
  function show(key) {
    const value = get(key);
    if (value) document.documentElement.dataset[key] = value;
    else delete document.documentElement.dataset[key];
    for (const field of document.querySelectorAll(`[data-choice=${key}]`)) {
      if (field.options) field.value = value ?? '';
      else field.ariaPressed = String(value !== undefined);
    }
  }

  /** What the page shows for a key, where it is a choice of somebody's. */
  function shownValue(key) {
    const blocks = [...document.querySelectorAll(`[data-tabs="${key}"]`)];
    if (blocks.length === 0) return asked.has(key) || given[key] ? get(key) : undefined;
    const has = (block) =>
      own(block, '[role=tab]').some(({ dataset }) => dataset.value === get(key, block.dataset.scope));
    const open = blocks.filter((block) => !block.closest('[hidden]'));
    const found = open.find(has) ?? (open.length > 0 ? undefined : blocks.find(has));
    return found && get(key, found.dataset.scope);
  }

  /** The address that shows everybody what this page shows. */
  function shared() {
    const url = new URL(location.href);
    for (const key of SHARED) {
      const value = shownValue(key);
      if (value) url.searchParams.set(key, value);
      else url.searchParams.delete(key);
    }
    return url.href;
  }

  const write = () => history.replaceState(history.state, '', shared());

  /** Browsers refuse an address that changes with every key that is typed: the first change is written at once, the rest together. */
  let [timer, isDue] = [undefined, false];
  function writeSoon() {
    isDue = timer !== undefined;
    if (isDue) return;
    write();
    timer = setTimeout(() => {
      timer = undefined;
      if (isDue) writeSoon();
    }, 200);
  }

  const own = (block, selector) =>
    [...block.querySelectorAll(selector)].filter((el) => el.closest('[data-tabs]') === block);

  const platform = (navigator.userAgentData?.platform || navigator.platform || '').toLowerCase();
  const isAtHome = ({ dataset }) => dataset.platforms?.split(' ').some((start) => platform.startsWith(start));

  /** Shows one tab of a block; without a value, the one that the reader has chosen, else that of the platform, else the shown one. */
  function showChosen(block, value = get(block.dataset.tabs, block.dataset.scope)) {
    const tabs = own(block, '[role=tab]');
    const chosen =
      tabs.find((tab) => tab.dataset.value === value) ??
      tabs.find(isAtHome) ??
      tabs.find((tab) => tab.getAttribute('aria-selected') === 'true');
    if (!chosen) return;
    for (const tab of tabs) {
      tab.setAttribute('aria-selected', String(tab === chosen));
      tab.tabIndex = tab === chosen ? 0 : -1;
    }
    for (const panel of own(block, '[role=tabpanel]')) {
      if (panel.id === chosen.getAttribute('aria-controls')) {
        panel.removeAttribute('hidden');
        fetchLater(panel);
      } else panel.setAttribute('hidden', 'until-found');
    }
  }

  /** Puts in the place of a panel's link what it leads to, an element of another page; where that fails the link stays. */
  async function fetchLater(panel) {
    const link = panel.querySelector(':scope > [data-later]:not([aria-busy])');
    if (!link) return;
    link.ariaBusy = 'true';
    try {
      const answer = await fetch(link.href);
      const page = new DOMParser().parseFromString(await answer.text(), 'text/html');
      link.replaceWith(...page.querySelector(link.hash).childNodes);
      if (panel.contains(anchored())) revealAnchor();
    } catch {
      link.ariaBusy = null;
    }
  }

  function choose(tab) {
    const block = tab.closest('[data-tabs]');
    if (block.dataset.tabs) set(block.dataset.tabs, tab.dataset.value, block.dataset.scope);
    showChosen(block, tab.dataset.value);
  }

  /** Where a key leads from a tab, in a list of so many. */
  const MOVES = {
    ArrowRight: (at, count) => (at + 1) % count,
    ArrowLeft: (at, count) => (at + count - 1) % count,
    Home: () => 0,
    End: (_, count) => count - 1,
  };

  function move(event) {
    const { key, target, altKey, ctrlKey, metaKey } = event;
    if (!Object.hasOwn(MOVES, key) || altKey || ctrlKey || metaKey || !target.matches?.('[role=tab]')) return;
    const tabs = own(target.closest('[data-tabs]'), '[role=tab]');
    const next = tabs[MOVES[key](tabs.indexOf(target), tabs.length)];
    event.preventDefault();
    choose(next);
    next.focus();
  }

  /** Opens every tab and every fold that an element is behind. */
  function reveal(element) {
    for (let fold = element?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
    for (
      let panel = element?.closest('[role=tabpanel]');
      panel;
      panel = panel.parentElement?.closest('[role=tabpanel]')
    ) {
      const tab = document.getElementById(panel.getAttribute('aria-labelledby'));
      if (tab) showChosen(panel.closest('[data-tabs]'), tab.dataset.value);
    }
  }

  /** A part of the address, decoded; as it stands when its percent signs mean nothing. */
  function decoded(part) {
    try {
      return decodeURIComponent(part);
    } catch {
      return part;
    }
  }

  /** What the address leads to; of what is not there yet, the link that stands in its place. */
  function anchored() {
    const id = decoded(location.hash.slice(1));
    const isInside = ({ dataset }) => id.startsWith(dataset.later);
    return document.getElementById(id) ?? [...document.querySelectorAll('[data-later]')].find(isInside);
  }

  function revealAnchor() {
    const target = anchored();
    if (!target) return;
    reveal(target);
    target.scrollIntoView();
  }

  // Stands at the end of each block, so that the parser runs this when the block is complete and not yet painted.
  customElements.define(
    'tab-choice',
    class extends HTMLElement {
      connectedCallback() {
        const block = this.closest('[data-tabs]');
        if (block) showChosen(block);
      }
    },
  );

  const named = (list) => list?.split(' ') ?? [];

  // Stands in a fold, which opens where the address or a stored choice asks for what is in it.
  customElements.define(
    'fold-choice',
    class extends HTMLElement {
      connectedCallback() {
        const asked = named(this.dataset.address).some((key) => given[key] !== undefined);
        const fold = this.closest('details');
        if (fold && (asked || named(this.dataset.stored).some((key) => get(key) !== undefined))) fold.open = true;
      }
    },
  );

  /** What a button copies: the address, code, or code as Markdown. */
  function textOf(code, fence) {
    if (!code) return shared();
    return fence === undefined ? code.textContent : `\`\`\`${fence}\n${code.textContent}\`\`\`\n`;
  }

  async function copy(button) {
    const code = document.getElementById(button.dataset.copy);
    try {
      await navigator.clipboard.writeText(textOf(code, button.dataset.fence));
      say(button, 'Copied');
    } catch {
      if (code) getSelection().selectAllChildren(code);
      say(button, code ? 'Press Ctrl+C' : 'Copy it from the address bar');
    }
  }

  function say(button, words) {
    const status = document.getElementById('status');
    button.dataset.said = words;
    status.textContent = '';
    setTimeout(() => (status.textContent = words), 50);
    setTimeout(() => delete button.dataset.said, 2000);
  }

  let finder;

  /** Opens the search, which is loaded when it is first asked for. */
  async function find(query) {
    const opener = document.querySelector('[data-search]');
    try {
      finder ??= import(new URL(opener.dataset.search, location.href));
      (await finder).open(query);
    } catch {
      finder = undefined;
      say(opener, 'Not loaded');
    }
  }

  /** Closes what is open over the page, unless a reader is in it. */
  function closeOver({ target }) {
    for (const fold of document.querySelectorAll(OVER)) if (!fold.contains(target)) fold.open = false;
  }

  /** Escape closes it as well, and leads back to what opened it. */
  function leave({ key }) {
    const fold = key === 'Escape' && document.querySelector(OVER);
    if (!fold) return;
    fold.open = false;
    fold.querySelector('summary').focus();
  }

  const isTyping = ({ target }) => target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

  function findByKey(event) {
    const { key, ctrlKey, metaKey, altKey } = event;
    const asks = key === 'k' ? (ctrlKey || metaKey) && !altKey : key === '/' && !ctrlKey && !metaKey && !isTyping(event);
    if (!asks) return;
    event.preventDefault();
    find();
  }

  document.documentElement.classList.add('js');
  const CALL = ['prompt', 'file', ...PLACES.service.slice(2)];
  if (CALL.some((key) => get(key))) document.documentElement.classList.add('own-call');
  for (const key of PERSONAL) show(key);
  // Until its tabs are complete, what is not chosen is hidden by a style.
  if (get('where')) document.documentElement.dataset.where = get('where');
  document.addEventListener('click', ({ target }) => {
    const button = target.closest?.('[data-copy]');
    if (button) copy(button);
    const tab = target.closest?.('[role=tab]');
    if (tab) choose(tab);
    if (target.closest?.('[data-search]')) find();
    const contents = target.closest?.('.contents');
    if (contents && target.closest('a')) contents.open = false;
    const toggle = target.closest?.('button[data-choice]');
    if (toggle) set(toggle.dataset.choice, get(toggle.dataset.choice) ? undefined : 'yes');
  });
  document.addEventListener('change', ({ target }) => {
    if (target.matches?.('select[data-choice]')) set(target.dataset.choice, target.value || undefined);
  });
  document.addEventListener('toggle', ({ target }) => target.open && fetchLater(target), true);
  for (const event of ['click', 'focusin']) document.addEventListener(event, closeOver);
  document.addEventListener('keydown', leave);
  document.addEventListener('keydown', move);
  document.addEventListener('keydown', findByKey);
  document.addEventListener('beforematch', ({ target }) => reveal(target), true);
  addEventListener('hashchange', revealAnchor);
  document.addEventListener('DOMContentLoaded', () => {
    for (const key of PERSONAL) show(key);
    revealAnchor();
    delete document.documentElement.dataset.where;
    if (history.state?.search) find(history.state.search);
  });
  addEventListener('pagehide', () => isDue && write());
  addEventListener('storage', ({ key }) => {
    if (key !== STORE) return;
    stored = read();
    tell();
  });

  window.choice = {
    get: (key, scope) => {
      asked.add(key);
      return get(key, scope);
    },
    set,
    /** Calls back after every change; returns how to stop. */
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: showChosen,
  };
})();
