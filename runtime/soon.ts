/** A value, or the promise of one: what is at hand is not waited for, since many records would wait for each. */
export type Soon<T> = T | Promise<T>;

/** What follows from a value once it is there. */
export const after = <T, Next>(value: Soon<T>, next: (value: T) => Soon<Next>): Soon<Next> =>
  value instanceof Promise ? value.then(next) : next(value);

const isThere = <T>(values: readonly Soon<T>[]): values is T[] => !values.some((value) => value instanceof Promise);

/** What follows from some values once all are there. */
export const afterAll = <T, Next>(values: readonly Soon<T>[], next: (values: T[]) => Soon<Next>): Soon<Next> =>
  isThere(values) ? next(values) : Promise.all(values).then(next);
