import { escapeJsonString } from '../languages/json/escape.ts';

/** The helpers that templates may use on text. */

/** The text without the prefix, when it has it. */
export const stripPrefix = (text: string, prefix: string): string =>
  text.startsWith(prefix) ? text.slice(prefix.length) : text;

/** The text without the suffix, when it has it. */
export const stripSuffix = (text: string, suffix: string): string =>
  suffix !== '' && text.endsWith(suffix) ? text.slice(0, -suffix.length) : text;

/** The text as path segments of a URL: everything but the slash percent-encoded. */
export const urlPath = (text: string): string => text.toWellFormed().split('/').map(encodeURIComponent).join('/');

/** The text as a JSON string with its quotation marks, for JSON or YAML that stands inside a string of another language. */
export const jsonText = (text: string): string => `"${escapeJsonString(text)}"`;
