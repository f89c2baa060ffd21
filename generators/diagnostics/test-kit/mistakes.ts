import { expect, test } from 'vitest';
import { makeProject } from '../../../tests/test-kit/project.ts';
import { analyse } from '../../pipeline.ts';
import { formatDiagnostic } from '../diagnostic.ts';

export const LIBRARY = 'catalogue/libraries/demo-py.json';
export const CHAT = 'templates/libraries/demo-py/chat.py.hbs';
export const PLAIN = 'templates/libraries/demo-py/plain.py.hbs';
export const SERVE = 'templates/libraries/demo-py/serve.sh.hbs';
export const SEED = 'seeds/org-chat.json';

/** What is written in a file instead of a text; instead of everything where that is empty. Undefined deletes the file. */
export type Edit = [path: string, from: string, to: string | undefined];

/** A mistake in words, what somebody edits, and all that the check prints of it. */
export type Row = [what: string, edits: Edit[], said: string[]];

/** Makes each mistake in a small project, and compares what is printed letter by letter. */
export const testMistakes = (rows: readonly Row[]): void =>
  test.each(rows)('%s', async (_, edits, said) => {
    using project = makeProject();
    for (const [path, from, to] of edits) {
      const text = from === '' ? '' : project.read(path);
      if (!text.includes(from)) throw new Error(`${path} has no ${from}`);
      project.write(path, to === undefined ? undefined : text.replace(from, () => to));
    }
    const { problems } = await analyse(project.root);
    expect(problems.map(formatDiagnostic).join('\n')).toBe(said.join('\n'));
  });
