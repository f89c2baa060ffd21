/** An option of `new`: what stands for its value in the help, and what it is for. */
export interface ScaffoldOption {
  value: string;
  explains: string;
}

/** What the person who makes an entry said on the command line, by option. */
export type Answers = Readonly<Record<string, string | undefined>>;

/** How the files of a new entry are begun: every generators/collections/<kind>/scaffold.ts exports one. */
export interface Scaffold {
  /** What the entry is called on the command line. */
  kind: string;
  /** The files that are written, in a line of the help. */
  writes: string;
  options: Readonly<Record<string, ScaffoldOption>>;
  /**
   * The files by path, the entry first. What only its writer can know is left empty, so that check asks for it.
   * @param root The folder of the project, for what is begun as a copy.
   * @throws ScaffoldError When an answer cannot be used.
   */
  files(id: string, answers: Answers, root: string): Map<string, string>;
}

/** Why no files can be begun, in a sentence for the person who asked. */
export class ScaffoldError extends Error {}

/** The text of a JSON file. */
export const jsonText = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** A name for readers, made of an id. */
export const labelOf = (id: string): string =>
  id
    .split(/[-_]/)
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** Words to choose from, for a sentence. */
export const anyOf = (words: readonly string[]): string =>
  new Intl.ListFormat('en', { type: 'disjunction' }).format([...words].sort());

/** The option that every entry has. */
export const LABEL: ScaffoldOption = { value: 'text', explains: 'the name that readers see (default: from the id)' };
