import { expect, it } from 'vitest';
import { makeCopy } from '../../tests/test-kit/copy.ts';

/** The files that the README shows, by their paths: a path in backticks, then a block of code. */
function filesShown(readme: string): Map<string, string> {
  const recipe = readme.slice(readme.indexOf('## Add a library'));
  const shown = recipe.matchAll(/^\d\. `([^`]+)`:[\s\S]*?\n {3}```\w+\n([\s\S]*?)\n {3}```$/gm);
  return new Map([...shown].map(([, path = '', code = '']) => [path, `${code.replaceAll(/^ {3}/gm, '')}\n`]));
}

it('the recipe for a library, followed to the letter, gives its snippets', () => {
  using copy = makeCopy();
  const readme = copy.read('README.md');
  const [, command = ''] = /`npm run -s snippetry -- (new library [^`]+)`/.exec(readme) ?? [];
  expect(copy.run(...command.split(' '))).toMatchObject({ code: 0 });
  const files = filesShown(readme);
  expect([...files.keys()]).toEqual([
    'catalogue/libraries/acme.json',
    'templates/libraries/acme/load.py.hbs',
    'seeds/acme-tiny.json',
    'tests/models/acme.py',
  ]);
  for (const [path, text] of files) copy.write(path, text);
  expect(copy.run('check')).toMatchObject({ code: 0 });
  expect(copy.run('generate')).toMatchObject({ code: 0 });
  expect(copy.read('out/snippets/acme/acme-tiny/02-load.py')).toContain('model = acme_ml.load("acme/tiny")');
});
