import type { LanguageRules } from './context.ts';
import { csharp } from './csharp.ts';
import { js } from './js.ts';
import { json } from './json.ts';
import { python } from './python.ts';
import { shell } from './shell.ts';

/** The rules of each language, by its key in catalogue/languages: one file here per language that templates may use. */
export const LANGUAGES: Readonly<Record<string, LanguageRules>> = { python, js, sh: shell, json, csharp };
