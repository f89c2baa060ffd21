import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '../../languages/index.ts';
import { stringsOf, withoutStrings } from './strings.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const languages = globSync('languages/*/language.json', { cwd: ROOT }).map((file) => ({
  key: basename(dirname(file)),
  extension: (JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { extension: string }).extension,
}));

describe.each(languages)('in $key', ({ key, extension }) => {
  const sign = LANGUAGES.get(key)?.comment;

  it('the sign of a comment begins one for its parser, too', async () => {
    const problems = (await LANGUAGES.get(key)?.loadCheck())?.(`${sign} of the note`) ?? [];
    expect(problems.length > 0).toBe(sign === undefined);
  });

  it('a quote in a comment begins no string', () => {
    const text = `${sign ?? ''} it's "a note"\n`;
    expect([...stringsOf(text, extension)].map(({ value }) => value)).toEqual(sign === undefined ? ['a note'] : []);
  });

  it('strings and comments are blanked out at their places', () => {
    const note = sign === undefined ? '' : ` ${sign} note`;
    expect(withoutStrings(`ask("me")${note}\n`, extension)).toBe(`ask(    )${' '.repeat(note.length)}\n`);
  });
});
