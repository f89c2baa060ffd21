/** Results of earlier runs, kept while the inputs that they were made from are the same. */
export type Memo = <Result>(name: string, inputs: readonly unknown[], make: () => Result) => Result;

/** A memo that compares inputs by identity, and holds the last result of each name. */
export function createMemo(): Memo {
  const results = new Map<string, { inputs: readonly unknown[]; result: unknown }>();
  return <Result>(name: string, inputs: readonly unknown[], make: () => Result): Result => {
    const known = results.get(name);
    if (
      known &&
      known.inputs.length === inputs.length &&
      known.inputs.every((input, index) => input === inputs[index])
    ) {
      return known.result as Result;
    }
    const result = make();
    results.set(name, { inputs, result });
    return result;
  };
}

/** Makes everything anew. */
export const noMemo: Memo = (_name, _inputs, make) => make();
