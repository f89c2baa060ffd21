import { expect } from 'vitest';
import { makeProject, type TestProject } from '../../../tests/test-kit/project.ts';
import type { Diagnostic } from '../../diagnostics/diagnostic.ts';
import { analyse } from '../../pipeline.ts';

type Entry = Record<string, never> & { variants: Record<string, unknown>[] };

export const LIBRARY = 'catalogue/libraries/demo-py.json';
export const PLAIN = 'templates/libraries/demo-py/plain.py.hbs';
export const SEED = 'seeds/org-chat.json';

/** What somebody does wrong in a project. */
export type Mistake = (project: TestProject) => void;

/** Changes the library entry, which is printed with two spaces a level. */
export const library =
  (change: (entry: Entry) => void): Mistake =>
  (project) =>
    project.change(LIBRARY, (value) => change(value as Entry));

/** Writes something else in a file; it must be there. */
export const replace =
  (path: string, from: string, to: string): Mistake =>
  (project) => {
    const text = project.read(path);
    if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
    project.write(path, text.replace(from, to));
  };

/** Where a diagnostic stands, with its code in front. */
export const at = ({ code, file, line, column }: Diagnostic): string => `${code} ${file}:${line}:${column}`;

/** A place as `code file:line:column`, from one that names the text there as `code file «text»`. */
function placed(project: TestProject, place: string): string {
  const [, code = '', file = '', needle] = /^(\S+) (\S+) «([\s\S]*)»$/.exec(place) ?? [];
  if (needle === undefined) return place;
  const text = project.read(file);
  if (!text.includes(needle)) throw new Error(`${file} has no ${needle}`);
  const before = text.slice(0, text.indexOf(needle)).split('\n');
  return `${code} ${file}:${before.length}:${(before.at(-1) ?? '').length + 1}`;
}

/** Expects one diagnostic of a mistake, at its place and with its hint; any hint will do when `hint` is empty. */
export async function expectOneDiagnostic(mistake: Mistake, place: string, hint: string): Promise<void> {
  using project = makeProject();
  mistake(project);
  const { problems } = await analyse(project.root);
  expect(problems.map(at)).toEqual([placed(project, place)]);
  const [{ sentence, hint: given } = { sentence: '', hint: '' }] = problems;
  if (hint !== '') expect(given).toBe(hint);
  expect(`${sentence} ${given}`).not.toMatch(/<\w+>|undefined/);
}
