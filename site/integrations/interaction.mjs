const EVENTS = ['pointerenter', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'input'];

const isCheck = (control) => control.type === 'checkbox';

/** The value that a control was delivered with. */
function delivered(control) {
  if (isCheck(control)) return control.defaultChecked;
  if (control.options)
    return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value;
  return control.defaultValue;
}

/** What a reader entered before the island could hear it; the controls are taken back to how they were delivered. */
function takeEntered(el) {
  const entered = [];
  for (const control of el.querySelectorAll('input, select, textarea')) {
    if (control.type === 'file') {
      if (control.files.length > 0) entered.push([control]);
      continue;
    }
    const value = isCheck(control) ? control.checked : control.value;
    if (value === delivered(control)) continue;
    entered.push([control, value]);
    if (isCheck(control)) control.checked = !value;
    else control.value = delivered(control);
  }
  return entered;
}

/** What a reader has typed behind the text that a control was delivered with, while its island started. */
const typedSince = (control) => {
  const start = delivered(control) ?? '';
  return !control.options && control.value.startsWith(start) ? control.value.slice(start.length) : '';
};

/** Enters it again, now that somebody listens. */
function enterAgain(entered) {
  for (const [control, value] of entered) {
    if (isCheck(control)) control.click();
    else if (control.type === 'file') control.dispatchEvent(new Event('change', { bubbles: true }));
    else {
      const all = value + typedSince(control);
      Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value').set.call(control, all);
      control.dispatchEvent(new Event('input', { bubbles: true }));
      control.dispatchEvent(new Event('change', { bubbles: true }));
    }
  }
}

export default (load, options, el) => {
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    const hydrate = await load();
    const entered = takeEntered(el);
    const again = () => {
      for (const name of EVENTS) el.removeEventListener(name, start);
      enterAgain(entered);
    };
    el.addEventListener('island-ready', again, { once: true });
    await hydrate();
  };
  for (const name of EVENTS) el.addEventListener(name, start, { passive: true });
  const keys = typeof options.value === 'string' ? options.value.split(',') : [];
  const look = () => keys.some((key) => window.choice?.get(key) !== undefined) && start();
  if (keys.length > 0) window.choice?.subscribe(look);
  look();
};
