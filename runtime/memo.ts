/** Gives the result of an earlier call of the same name while the inputs that it was made from are the same. */
export type Keep = <Result>(name: string, inputs: readonly unknown[], make: () => Result) => Result;

/** Keeps the last result of each name, and compares inputs by identity. */
export function keeper(): Keep {
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
