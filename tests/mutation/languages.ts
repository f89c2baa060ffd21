import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '../../languages/index.ts';
import type { Language } from '../../languages/language.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** By the extension of a language's files: the key of the language. */
const KEYS: ReadonlyMap<string, string> = new Map(
  globSync('languages/*/language.json', { cwd: ROOT }).map((file) => [
    (JSON.parse(readFileSync(join(ROOT, file), 'utf8')) as { extension: string }).extension,
    basename(dirname(file)),
  ]),
);

/** The language of files with an extension; nothing where there is none. */
export const languageOf = (extension: string): Language | undefined => LANGUAGES.get(KEYS.get(extension) ?? '');
