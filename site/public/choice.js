/**
 * The one preference store, and what has to work before anything else is loaded, in what was built as in what islands make:
 * tabs, of which the chosen one is shown before the first paint, copy buttons, and what opens the search. A classic script of its own, because
 * modules run too late.
 *
 * The address wins over what is stored, what is stored over the default. The keys are documented in /docs/preferences/.
 */
(() => {
  const STORE = 'snippetry:choice';
  const KEYS = ['language', 'client', 'library', 'provider', 'manager', 'shell', 'stream', 'async', 'direct', 'app', 'platform', 'chip', 'memory', 'context', 'quant'];
  const address = new URLSearchParams(location.search);
  const given = Object.fromEntries(KEYS.flatMap((key) => (address.has(key) ? [[key, address.get(key)]] : [])));
  const listeners = new Set();

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
  const get = (key, scope) => given[key] ?? stored[name(key, scope)];

  function set(key, value, scope) {
    delete given[key];
    stored = { ...read(), [name(key, scope)]: value };
    if (value === undefined) delete stored[name(key, scope)];
    try {
      localStorage.setItem(STORE, JSON.stringify(stored));
    } catch {
      // Without storage the choice holds for this page.
    }
    tell();
  }

  function tell() {
    for (const block of document.querySelectorAll('[data-tabs]')) showChosen(block);
    for (const listener of listeners) listener();
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

  async function copy(button) {
    const code = document.getElementById(button.dataset.copy);
    const text = code.textContent;
    const { fence } = button.dataset;
    try {
      await navigator.clipboard.writeText(fence === undefined ? text : `\`\`\`${fence}\n${text}\`\`\`\n`);
      say(button, 'Copied');
    } catch {
      getSelection().selectAllChildren(code);
      say(button, 'Press Ctrl+C');
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

  const isTyping = ({ target }) => target.isContentEditable || /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);

  function findByKey(event) {
    const { key, ctrlKey, metaKey, altKey } = event;
    const asks = key === 'k' ? (ctrlKey || metaKey) && !altKey : key === '/' && !ctrlKey && !metaKey && !isTyping(event);
    if (!asks) return;
    event.preventDefault();
    find();
  }

  document.documentElement.classList.add('js');
  if (get('provider') || get('stream') || get('async') || get('direct')) document.documentElement.classList.add('own-call');
  document.addEventListener('click', ({ target }) => {
    const button = target.closest?.('[data-copy]');
    if (button) copy(button);
    const tab = target.closest?.('[role=tab]');
    if (tab) choose(tab);
    if (target.closest?.('[data-search]')) find();
  });
  document.addEventListener('keydown', move);
  document.addEventListener('keydown', findByKey);
  document.addEventListener('beforematch', ({ target }) => reveal(target), true);
  addEventListener('hashchange', revealAnchor);
  document.addEventListener('DOMContentLoaded', () => {
    revealAnchor();
    if (history.state?.search) find(history.state.search);
  });
  addEventListener('storage', ({ key }) => {
    if (key !== STORE) return;
    stored = read();
    tell();
  });

  window.choice = {
    get,
    set,
    /** Calls back after every change; returns how to stop. */
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    show: showChosen,
  };
})();
