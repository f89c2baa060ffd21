import type { Difference } from '../types.ts';
import { asHtml } from './html.ts';
import { asMarkdown } from './markdown.ts';
import { asText } from './text.ts';

/** The formats of a difference, by the name that --format takes. `link` is the address of the whole difference. */
export const FORMATS: Readonly<Record<string, (difference: Difference, link?: string) => string>> = {
  text: asText,
  markdown: asMarkdown,
  json: (difference) => `${JSON.stringify(difference, null, 2)}\n`,
  html: asHtml,
};
