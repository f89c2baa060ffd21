const EVENTS = ['pointerenter', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'];

/** What a reader did before the island could answer is done again once it can. */
function replay(event) {
  if (event?.type !== 'click' && event?.type !== 'keydown') return;
  if (event.type === 'click') event.target.click();
  else event.target.dispatchEvent(new KeyboardEvent('keydown', { key: event.key, bubbles: true, cancelable: true }));
}

export default (load, options, el) => {
  let started = false;
  let pending;
  const start = async (event) => {
    if (event && (event.type === 'click' || event.type === 'keydown') && event.isTrusted) pending = event;
    if (started) return;
    started = true;
    const hydrate = await load();
    await hydrate();
    // React attaches its listeners in the same task; what it had to miss is done again in the next.
    setTimeout(() => {
      for (const name of EVENTS) el.removeEventListener(name, start);
      replay(pending);
    });
  };
  for (const name of EVENTS) el.addEventListener(name, start, { passive: true });
  const keys = typeof options.value === 'string' ? options.value.split(',') : [];
  if (keys.some((key) => window.choice?.get(key) !== undefined)) start();
};
