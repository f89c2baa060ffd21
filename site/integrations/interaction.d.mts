/** An island's element, as far as it is used: what it holds, and what happens in it. */
interface Island extends EventTarget {
  querySelectorAll(selectors: string): Iterable<object>;
}

/** Starts an island when its reader does something in it, and loses nothing of what was entered before. */
export default function interaction(
  load: () => Promise<() => Promise<void>>,
  options: { value: unknown },
  el: Island,
): void;
