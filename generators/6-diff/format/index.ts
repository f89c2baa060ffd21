import type { Difference } from '../types.ts';
import { asHtml } from './html.ts';
import { asMarkdown } from './markdown.ts';
import { asText } from './text.ts';
import type { Links } from './words.ts';

/** The formats of a difference, by the name that --format takes. */
export const FORMATS: Readonly<Record<string, (difference: Difference, links?: Links) => string>> = {
  text: asText,
  markdown: asMarkdown,
  json: (difference) => `${JSON.stringify(difference, null, 2)}\n`,
  html: asHtml,
};
