import { describe, expect, it, test } from 'vitest';
import { makeProject } from '../../tests/test-kit/project.ts';
import { fixed } from '../diagnostics/fix.ts';
import { analyse } from '../pipeline.ts';
import { at, expectOneDiagnostic, LIBRARY, type Mistake, PLAIN, replace, SEED } from './test-kit/mistake.ts';
import { showingUnseen, unseenProblems } from './unseen.ts';

const SERVE = 'templates/libraries/demo-py/serve.sh.hbs';

const write =
  (path: string, text: string): Mistake =>
  (project) =>
    project.write(path, text);

describe('what a reader cannot see of a text that people write gives one diagnostic', () => {
  const inCode = 'write it in a text of the code with the escape that the language has for it';
  const deleted = `delete it; where it is meant, ${inCode}.`;
  const spaced = `write a space; where it is meant, ${inCode}.`;
  test.each<[what: string, mistake: Mistake, place: string, hint: string]>([
    [
      'a byte order mark of a template',
      write(SERVE, '\ufeffdemo serve {{id}}\n'),
      `byte-order-mark ${SERVE}:1:1`,
      'save the file as UTF-8 without a byte order mark, or let npm run check -- --fix take it away.',
    ],
    [
      'one of a template that begins with the import of its package',
      replace(PLAIN, 'import', '\ufeffimport'),
      `byte-order-mark ${PLAIN}:1:1`,
      '',
    ],
    ['one further on', write(SERVE, 'demo serve \ufeff{{id}}\n'), `unseen-character ${SERVE}:1:12`, deleted],
    ['a space that no shell splits at', write(SERVE, 'demo\u00a0serve {{id}}\n'), `other-space ${SERVE}:1:5`, spaced],
    [
      'a sign that turns a line around',
      write(SERVE, '# \u202e x\ndemo serve {{id}}\n'),
      `unseen-character ${SERVE}:1:3`,
      deleted,
    ],
    [
      'an escape of a terminal',
      write(SERVE, '# \u001b[2J\ndemo serve {{id}}\n'),
      `unseen-character ${SERVE}:1:3`,
      deleted,
    ],
    ['a line separator', write(SERVE, '#\u2028x\ndemo serve {{id}}\n'), `unseen-character ${SERVE}:1:2`, deleted],
    ['another encoding of a template', write(SERVE, '# caf\ufffd\ndemo serve {{id}}\n'), `not-utf8 ${SERVE}:1:6`, ''],
    ['another encoding of an entry', replace(LIBRARY, '"Demo"', '"Dem\ufffd"'), `not-utf8 ${LIBRARY}:3:22`, ''],
    [
      'one without a width in a label',
      replace(LIBRARY, '"Demo"', '"De\u200bmo"'),
      `unseen-character ${LIBRARY}:3:21`,
      'delete it; where it is meant, write its escape \\u200b, which a reviewer sees.',
    ],
    [
      'a space of another width in a seed',
      replace(SEED, '"chat"', '"chat", "\u00a0"'),
      `other-space ${SEED} «\u00a0»`,
      '',
    ],
    [
      'an escape in a label',
      replace(LIBRARY, '"Demo"', '"De\\u202emo"'),
      `escaped-character ${LIBRARY}:3:3`,
      'delete it; only what records say, and the samples that calls send, may hold it.',
    ],
  ])('%s', (_, mistake, place, hint) => expectOneDiagnostic(mistake, place, hint));
});

describe('what ordinary text is spelled with, or a record says', () => {
  const said =
    (...mistakes: Mistake[]) =>
    async (): Promise<string[]> => {
      using project = makeProject();
      for (const mistake of mistakes) mistake(project);
      return (await analyse(project.root)).problems.map(at);
    };
  test.each([
    ['emoji of several', '👩\u200d🚀 ⚠\ufe0f'],
    ['Persian', 'می\u200cخواهم'],
    ['Hebrew', 'שלום'],
    ['Japanese', '猫、犬'],
  ])('%s stays as it is in templates and entries', async (_, text) => {
    expect(
      await said(replace(LIBRARY, '"Demo"', `"Demo ${text}"`), write(SERVE, `# ${text}\ndemo serve {{id}}\n`))(),
    ).toEqual([]);
  });

  it('stands in a seed as its escape', async () => {
    expect(await said(replace(SEED, '"chat"', '"chat", "x\\u202e\\u00a0\\ufffd"'))()).toEqual([]);
  });
});

it('tells every character that has no shape, or is another space, also between letters', () => {
  const unseen = /[\p{Cc}\p{Zl}\p{Zp}\p{Cs}\p{DI}\ufff9-\ufffb\ufffd]|(?! )\p{Zs}/u;
  const untold = Array.from({ length: 0x11_00_00 }, (_, code) => String.fromCodePoint(code)).filter(
    (character) =>
      unseen.test(character) &&
      !'\t\n\r'.includes(character) &&
      unseenProblems('a.sh.hbs', `a${character}b`, 'template').length !== 1,
  );
  expect(untold).toEqual([]);
});

it('tells each character once, in files of whatever lines', () => {
  const problems = unseenProblems('a.sh.hbs', 'a\u00a0b\r\nc\u00a0d \u200b\r\n\te\u200b\n', 'template');
  expect(problems.map(at)).toEqual(['unseen-character a.sh.hbs:2:5', 'other-space a.sh.hbs:1:2']);
});

it('a byte order mark is taken away, and nothing else', () => {
  const text = '\ufeffrun\n';
  expect(fixed(text, unseenProblems('a.sh.hbs', text, 'template'))).toEqual({ text: 'run\n', count: 1 });
});

it('of UTF-16 it is said that it is', () => {
  const [problem] = unseenProblems('a.json', Buffer.from('\ufeff{}', 'utf16le').toString('utf8'), 'json');
  expect(problem?.sentence).toBe('Here stands U+FFFD, as where a text was written as UTF-16 and not as UTF-8.');
});

it('what is written shows it, and means the same', () => {
  const value = { a: ['\u202e\u00a0\ufffd\u{e0001}', 'é 👩\u200d🚀 \n'] };
  const text = showingUnseen(JSON.stringify(value, null, 2));
  expect(text).toContain('\\u202e\\u00a0\\ufffd\\udb40\\udc01');
  expect(text).toContain('é 👩\u200d🚀 \\n');
  expect(JSON.parse(text)).toEqual(value);
});
