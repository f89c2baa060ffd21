import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import interaction from './interaction.mjs';

/** A field as browsers have them: its text is a property of its kind. */
class Field {
  readonly type = 'textarea';
  readonly defaultValue: string;
  #text: string;
  constructor(text: string) {
    this.defaultValue = text;
    this.#text = text;
  }
  get value(): string {
    return this.#text;
  }
  set value(text: string) {
    this.#text = text;
  }
  /** What listens hears the whole text. */
  readonly heard: string[] = [];
  dispatchEvent({ type }: Event): boolean {
    if (type === 'input') this.heard.push(this.#text);
    return true;
  }
}

/** An island around a field, which is not there yet. */
class Island extends EventTarget {
  readonly field: Field;
  constructor(field: Field) {
    super();
    this.field = field;
  }
  querySelectorAll(): Field[] {
    return [this.field];
  }
  /** A reader types: the field has more text, and an event says so. */
  type(text: string): void {
    if (text === '') return;
    this.field.value += text;
    this.dispatchEvent(Object.defineProperty(new Event('input'), 'target', { value: this.field }));
  }
}

beforeEach(() => vi.stubGlobal('window', {}));
afterEach(() => vi.unstubAllGlobals());

it.each<[what: string, delivered: string, typed: string[], expected: string, shown?: string]>([
  ['nothing before the code came', '', ['', 'Why', ' is it?'], 'Why is it?'],
  ['all before the code came', '', ['Why is it?', '', ''], 'Why is it?'],
  ['while the code starts', '', ['Why', ' is', ' it?'], 'Why is it?'],
  ['behind a text that was there', 'Once', [' upon', ' a', ' time'], 'Once upon a time'],
  ['before the code came, where the island shows what is stored', '', ['4096', '', ''], '4096', '8192'],
  ['while the code starts, where the island shows what is stored', '', ['4', '09', '6'], '4096', '8192'],
])('no key is lost: typed %s', async (_, delivered, [before = '', starting = '', last = ''], expected, shown) => {
  const field = new Field(delivered);
  const island = new Island(field);
  let ready = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const hydrate = async (): Promise<void> => {
    island.type(starting);
    island.type(last);
    if (shown !== undefined) field.value = shown;
    island.dispatchEvent(new Event('island-ready'));
    ready();
  };
  interaction(async () => hydrate, { value: true }, island);
  field.value += before;
  island.dispatchEvent(new Event('keydown'));
  await done;
  expect(field.value).toBe(expected);
  expect(field.heard.at(-1)).toBe(expected);
});

/** A list to choose from: the island shows its own choice until it hears of another. */
const listOf = (...values: string[]): Field =>
  Object.assign(new Field(values[0] ?? ''), {
    options: values.map((value, at) => ({ value, defaultSelected: at === 0 })),
  });

/** A box to tick, likewise. */
class Box extends EventTarget {
  readonly type = 'checkbox';
  readonly defaultChecked = false;
  checked = false;
  /** What listens hears whether it is ticked. */
  readonly heard: boolean[] = [];
  click(): void {
    this.checked = !this.checked;
    this.heard.push(this.checked);
  }
}

/** What an island that starts does to its controls: it shows what it knows, which is how they were delivered. */
async function startedWith<C extends Field | Box>(control: C, before: () => void, during: () => void): Promise<C> {
  const island = Object.assign(new EventTarget(), { querySelectorAll: () => [control] });
  const tell = (): boolean =>
    island.dispatchEvent(Object.defineProperty(new Event('input'), 'target', { value: control }));
  const running = Promise.withResolvers<void>();
  const hydrate = async (): Promise<void> => {
    during();
    tell();
    if (control instanceof Field) control.value = control.defaultValue;
    else control.checked = control.defaultChecked;
    island.dispatchEvent(new Event('island-ready'));
    running.resolve();
  };
  interaction(async () => hydrate, { value: true }, island);
  before();
  island.dispatchEvent(new Event('pointerdown'));
  await running.promise;
  return control;
}

it.each([
  ['while the code starts', '', 'groq', 'groq'],
  ['twice, before and while it starts', 'groq', 'cohere', 'cohere'],
])('what is chosen %s is not lost', async (_, before, during, chosen) => {
  const list = listOf('', 'groq', 'cohere');
  await startedWith(
    list,
    () => (list.value = before),
    () => (list.value = during),
  );
  expect([list.value, list.heard.at(-1)]).toEqual([chosen, chosen]);
});

it.each([
  ['while the code starts', false, true, [true]],
  ['and taken back', true, false, []],
])('a box that is ticked %s is heard once', async (_, before, during, heard) => {
  const box = new Box();
  await startedWith(
    box,
    () => (box.checked = before),
    () => (box.checked = during),
  );
  expect([box.checked, box.heard]).toEqual([during, heard]);
});
