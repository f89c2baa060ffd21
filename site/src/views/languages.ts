import { shells } from '../../../out/modules/shells.ts';
import { languages } from '../../../out/modules/site/languages.ts';
import type { LanguageFacts } from '../../../runtime/pages.ts';

const languageOf = new Map(languages.map((language) => [language.id, language]));

/** The name of a language for readers. */
export const languageLabel = (id: string): string =>
  languageOf.get(id)?.label ?? shells.find(({ language }) => language === id)?.label ?? id;

/** The file extension of a language, without the dot. */
export const extensionOf = (id: string): string => languageOf.get(id)?.extension ?? 'txt';

/** The Jupyter kernel of a language, where it has one. */
export const kernelOf = (id: string): LanguageFacts['kernel'] => languageOf.get(id)?.kernel;

/** The notebook beside a file of a snippet. */
export const notebookOf = (file: string): string => file.replace(/\.[^./]+$/, '.ipynb');

/** The name by which highlighters and Markdown know a language. */
export const highlighterOf = (id: string): string => languageOf.get(id)?.highlighter ?? id;
