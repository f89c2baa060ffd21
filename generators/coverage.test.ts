import { describe, expect, test } from 'vitest';
import { makeProject } from '../tests/test-kit/project.ts';
import { analyse } from './pipeline.ts';

const PLAIN = 'templates/libraries/demo-py/plain.py.hbs';
const CHAT = 'templates/libraries/demo-py/chat.py.hbs';
const PARTIAL = 'templates/partials/load.py.hbs';
/** What the install line is for. */
const IMPORT = 'import demo\n\ndemo.start()\n';
const BOTH = { [PLAIN]: `${IMPORT}print(1)\n{{> load}}\n`, [CHAT]: `${IMPORT}print(2)\n{{> load}}\n` };
const LOAD =
  '{{#if widgetText}}\nprint({{widgetText}})\n{{else if maskToken}}\nprint({{maskToken}})\n{{else}}\nprint({{id}})\n{{/if}}\n';

const LIBRARY = 'catalogue/libraries/demo-py.json';
const ALL_BUT_CHAT = [
  `${LIBRARY}:30:7 unseeded-variant`,
  `${LIBRARY}:35:7 unseeded-variant`,
  `${PLAIN}:3:1 unseeded-branch`,
  `${PLAIN}:5:9 unseeded-branch`,
];

describe('files -> what no seed reaches', () => {
  test.each<[what: string, files: Record<string, string | undefined>, problems: string[]]>([
    ['all is reached', {}, []],
    ['variants', { 'seeds/org-plain.json': undefined, 'seeds/org-said.json': undefined }, ALL_BUT_CHAT],
    [
      'a branch',
      { [CHAT]: `${IMPORT}{{#if widgetText}}\nprint(1)\n{{/if}}\nprint(2)\n` },
      [`${CHAT}:4:1 unseeded-branch`],
    ],
    [
      'a branch that is not written',
      { [CHAT]: `${IMPORT}print({{id}}{{#unless widgetText}}, 1{{/unless}})\n` },
      [`${CHAT}:4:13 unseeded-branch`],
    ],
    [
      'a branch of a partial',
      { [PLAIN]: `${IMPORT}{{> load}}\n`, [PARTIAL]: LOAD },
      [`${PARTIAL}:3:1 unseeded-branch`],
    ],
    [
      'a branch of a partial that is printed at two places',
      { ...BOTH, [PARTIAL]: LOAD },
      [`${PARTIAL}:3:1 unseeded-branch`],
    ],
    [
      'a branch in a loop',
      {
        [PLAIN]: `${IMPORT}{{#if widgetText}}\nprint(1)\n{{/if}}\n{{#each tags}}\n{{#if @first}}\nprint({{this}})\n{{/if}}\n{{/each}}\n`,
      },
      [`${PLAIN}:8:1 unseeded-branch`],
    ],
  ])('%s', async (_, files, problems) => {
    using project = makeProject(files);
    const found = (await analyse(project.root)).problems;
    expect(found.map(({ file, line, column, code }) => `${file}:${line}:${column} ${code}`)).toEqual(problems);
  });
});

test('a seed cannot hold what marks are made of', async () => {
  using project = makeProject();
  project.change('seeds/org-chat.json', (seed) => {
    seed.widgetData = [{ text: '\u{F0000}1\u{F0001}' }];
  });
  const { problems } = await analyse(project.root);
  expect(problems.map(({ code, file }) => `${code} ${file}`)).toEqual(['private-use seeds/org-chat.json']);
});
