import { describe, expect, test } from 'vitest';
import { makeProject, type TestProject } from '../../../../tests/test-kit/project.ts';
import { analyse } from '../../../pipeline.ts';

const GROQ = 'tests/providers/groq.json';
const ENTRY = 'catalogue/providers/groq.json';

/** The problems of a project after a change, as file, place, code. */
async function problemsAfter(change: (project: TestProject) => void) {
  using project = makeProject();
  change(project);
  return (await analyse(project.root)).problems.map(({ file, line, code, sentence, hint }) => ({
    place: `${file}:${line} ${code}`,
    sentence,
    hint,
  }));
}

/** Changes the first route of a fake. */
const route =
  (change: (route: Record<string, unknown>) => void) =>
  (project: TestProject): void =>
    project.change(GROQ, ({ routes }) => change((routes as Record<string, Record<string, unknown>>).chat ?? {}));

describe('the servers that stand in for the providers', () => {
  test('are all there', async () => {
    expect(await problemsAfter(() => {})).toEqual([]);
  });

  test.each([
    ['no file', (project) => project.write(GROQ, undefined), [`${ENTRY}:3 missing-fake`]],
    ['a task without a route', route((own) => (own.tasks = [])), [`${ENTRY}:13 missing-fake-route`]],
    ['a broken file: that alone is said', route((own) => (own.quux = [])), [`${GROQ}:33 unknown-key`]],
    [
      'a name that is not that of the file',
      (project) => project.change(GROQ, (fake) => (fake.id = 'grok')),
      [`${GROQ}:3 wrong-slug`],
    ],
    ['like nothing', route((own) => (own.like = 'openai#chta')), [`${GROQ}:10 fake-like-nothing`]],
    ['like itself', route((own) => (own.like = 'chat')), [`${GROQ}:10 fake-like-nothing`]],
    ['no sources', route((own) => delete own.sources), [`${GROQ}:9 fake-without-source`]],
    [
      'no sources, and says so',
      route((own) => Object.assign(own, { sources: undefined, corroborated: false })),
      ['catalogue/providers/groq.json:13 uncorroborated-contract'],
    ],
    ['nothing that it takes', route((own) => (own.body = null)), [`${GROQ}:9 incomplete-fake`]],
    ['a job that is not there', route((own) => (own.job = 'queue')), [`${GROQ}:9 unknown-job`]],
  ] as [string, (project: TestProject) => void, string[]][])('%s', async (_, change, expected) => {
    expect((await problemsAfter(change)).map(({ place }) => place)).toEqual(expected);
  });

  test('a message names the file, what to write and how to have it written', async () => {
    const [missing] = await problemsAfter((project) => project.write(GROQ, undefined));
    expect(missing).toMatchObject({
      sentence: 'No server stands in for the provider "groq" in tests.',
      hint: expect.stringContaining(`write ${GROQ} from the provider's documentation`),
    });
    const [like] = await problemsAfter(route((own) => (own.like = 'openai#chta')));
    expect(like?.hint).toBe('did you mean "openai#chat"?');
  });
});
