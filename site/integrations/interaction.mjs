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

/** What a reader has typed behind the text that a control was delivered with: only what an event told, for an island sets texts of its own. */
function typedIn(control, heard) {
  const start = delivered(control) ?? '';
  const text = heard.get(control) ?? '';
  return !control.options && text.startsWith(start) ? text.slice(start.length) : '';
}

/** Gives a control a value as if a reader had entered it. */
function enter(control, value) {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value').set.call(control, value);
  control.dispatchEvent(new Event('input', { bubbles: true }));
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** Enters it again, now that somebody listens, with what was heard while the island started. */
function enterAgain(entered, heard) {
  for (const [control, value] of entered) {
    if (control.type === 'file') control.dispatchEvent(new Event('change', { bubbles: true }));
    else if (!isCheck(control))
      enter(control, control.options ? (heard.get(control) ?? value) : value + typedIn(control, heard));
    else if (!heard.has(control)) control.click();
  }
  const before = entered.map(([control]) => control);
  for (const [control, value] of heard) {
    if (isCheck(control)) control.checked !== value && control.click();
    else if (!before.includes(control) && control.type !== 'file') enter(control, value);
  }
}

export default (load, options, el) => {
  let started = false;
  const start = async () => {
    if (started) return;
    started = true;
    const hydrate = await load();
    const entered = takeEntered(el);
    const heard = new Map();
    const hear = ({ target }) => heard.set(target, isCheck(target) ? target.checked : target.value);
    el.addEventListener('input', hear);
    const again = () => {
      el.removeEventListener('input', hear);
      for (const name of EVENTS) el.removeEventListener(name, start);
      enterAgain(entered, heard);
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
