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
}

beforeEach(() => vi.stubGlobal('window', {}));
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['nothing before the code came', '', ['', 'Why', ' is it?'], 'Why is it?'],
  ['all before the code came', '', ['Why is it?', '', ''], 'Why is it?'],
  ['while the code starts', '', ['Why', ' is', ' it?'], 'Why is it?'],
  ['behind a text that was there', 'Once', [' upon', ' a', ' time'], 'Once upon a time'],
])('no key is lost: typed %s', async (_, delivered, [before = '', starting = '', last = ''], expected) => {
  const field = new Field(delivered);
  const island = new Island(field);
  let ready = (): void => undefined;
  const done = new Promise<void>((resolve) => {
    ready = resolve;
  });
  const hydrate = async (): Promise<void> => {
    field.value += starting + last;
    island.dispatchEvent(new Event('island-ready'));
    ready();
  };
  interaction(async () => hydrate, { value: true }, island);
  field.value += before;
  island.dispatchEvent(new Event('keydown'));
  await done;
  expect(field.value).toBe(expected);
  if (before) expect(field.heard.at(-1)).toBe(expected);
});
