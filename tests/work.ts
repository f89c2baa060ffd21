type Method = (this: unknown, ...args: never[]) => unknown;

/** How many characters a call of a built-in has looked at, at most, given what it was called on and what it gave. */
type Cost = (self: unknown, args: readonly unknown[], answer: unknown) => number;

const lengthOf = (value: unknown): number => (typeof value === 'string' ? value.length : 0);
const wholeText: Cost = (self) => lengthOf(self);
const result: Cost = (_, __, answer) => lengthOf(answer);

/** From where the search begins to where it ends. */
const searched: Cost = (self, [wanted, from], answer) => {
  const start = typeof from === 'number' ? from : 0;
  return (typeof answer === 'number' && answer >= 0 ? answer + lengthOf(wanted) : lengthOf(self)) - start;
};

const COSTS: readonly [object: object, name: string, cost: Cost][] = [
  [String.prototype, 'split', wholeText],
  [String.prototype, 'replace', wholeText],
  [String.prototype, 'replaceAll', wholeText],
  [String.prototype, 'includes', wholeText],
  [String.prototype, 'indexOf', searched],
  [String.prototype, 'slice', result],
  [Array.prototype, 'join', result],
];

/**
 * Counts the characters that text functions look at while something runs: a measure of its work that does not depend on
 * the machine. Text that is joined by `+` is counted when something reads it.
 */
export async function charactersTouched(run: () => unknown): Promise<number> {
  let touched = 0;
  let depth = 0;
  const restore = COSTS.map(([object, name, cost]) =>
    replace(object, name, (original, self, args) => {
      depth += 1;
      try {
        const answer = Reflect.apply(original, self, args);
        // What a built-in calls is counted with it.
        if (depth === 1) touched += cost(self, args, answer);
        return answer;
      } finally {
        depth -= 1;
      }
    }),
  );
  restore.push(
    replace(RegExp.prototype, 'exec', (original, self, args) => {
      const { lastIndex } = self as RegExp;
      const answer = Reflect.apply(original, self, args) as RegExpExecArray | null;
      if (depth === 0) touched += (answer ? answer.index + answer[0].length : lengthOf(args[0])) - lastIndex;
      return answer;
    }),
  );
  try {
    await run();
    return touched;
  } finally {
    for (const undo of restore) undo();
  }
}

function replace(
  object: object,
  name: string,
  wrapper: (original: Method, self: unknown, args: never[]) => unknown,
): () => void {
  const original: Method = Reflect.get(object, name);
  Reflect.set(object, name, function (this: unknown, ...args: never[]) {
    return wrapper(original, this, args);
  });
  return () => void Reflect.set(object, name, original);
}
