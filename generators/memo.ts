import { type Keep, keeper } from '../runtime/memo.ts';

/** Results of earlier runs, kept while the inputs that they were made from are the same. */
export interface Memo extends Keep {
  /**
   * What a folder holds, as an object that stays the same for as long as nothing in it changes; another one each time
   * where nobody tells of changes.
   * @param folder Its path below the root of the project.
   */
  stateOf(folder: string): object;
}

/** Tells that nothing has changed in a folder by giving the same object again; nothing for a folder that it does not know. */
export type StateOf = (folder: string) => object | undefined;

/** A memo that compares inputs by identity, and holds the last result of each name. */
export const createMemo = (stateOf: StateOf = () => undefined): Memo =>
  Object.assign(keeper(), { stateOf: (folder: string) => stateOf(folder) ?? {} });

/** Makes everything anew. */
export const noMemo: Memo = Object.assign(
  <Result>(_name: string, _inputs: readonly unknown[], make: () => Result): Result => make(),
  { stateOf: () => ({}) },
);
