import { shells } from '../../../out/modules/shells.ts';
import { languages } from '../../../out/modules/site/languages.ts';

const languageOf = new Map(languages.map((language) => [language.id, language]));

/** The name of a language for readers. */
export const languageLabel = (id: string): string =>
  languageOf.get(id)?.label ?? shells.find(({ language }) => language === id)?.label ?? id;

/** The file extension of a language, without the dot. */
export const extensionOf = (id: string): string => languageOf.get(id)?.extension ?? 'txt';

/** The name by which highlighters and Markdown know a language. */
export const highlighterOf = (id: string): string => languageOf.get(id)?.highlighter ?? id;
