/** Makes a function that gives its last result again while it is asked of the same: for what many ask of one thing, one after another. */
export function lastKept<Input, Result>(make: (input: Input) => Result): (input: Input) => Result {
  let last: { readonly input: Input; readonly result: Result } | undefined;
  return (input) => {
    if (last?.input !== input) last = { input, result: make(input) };
    return last.result;
  };
}

/** Gives the result of an earlier call of the same name while the inputs that it was made from are the same. */
export type Keep = <Result>(name: string, inputs: readonly unknown[], make: () => Result) => Result;

/** Whether two lists hold the same objects: a loop that calls nothing, since an edit compares the inputs of everything that is kept. */
function areSame(some: readonly unknown[], others: readonly unknown[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at += 1) if (some[at] !== others[at]) return false;
  return true;
}

/** Keeps the last result of each name, and compares inputs by identity. */
export function keeper(): Keep {
  const results = new Map<string, { inputs: readonly unknown[]; result: unknown }>();
  return <Result>(name: string, inputs: readonly unknown[], make: () => Result): Result => {
    const known = results.get(name);
    if (known && areSame(known.inputs, inputs)) return known.result as Result;
    const result = make();
    results.set(name, { inputs, result });
    return result;
  };
}
