import { parseForm } from './multipart.ts';

/** The longest text of a value, the most items of a list, and the longest body that are kept whole, in characters. */
const LONGEST_VALUE = 160;
const MOST_ITEMS = 6;
const LONGEST_BODY = 1200;

/** A text with its beginning alone where it is long, and how long it is. */
const cut = (text: string, longest: number): string =>
  text.length > longest ? `${text.slice(0, longest)}… (${text.length} characters)` : text;

/** A JSON value whose long texts and lists are shortened. */
function shortened(value: unknown): unknown {
  if (typeof value === 'string') return value.length > LONGEST_VALUE ? cut(value, LONGEST_VALUE / 2) : value;
  if (Array.isArray(value)) {
    const kept = value.slice(0, MOST_ITEMS).map(shortened);
    return value.length > MOST_ITEMS ? [...kept, `… (${value.length} items)`] : kept;
  }
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shortened(inner)]));
}

/** The value of JSON; nothing where the text is none. */
function parsed(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Whether bytes are a text: UTF-8 without control characters but those that lay it out. */
function isText(bytes: Buffer): boolean {
  const text = bytes.toString('utf8');
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they tell bytes that are no text
  return Buffer.from(text).equals(bytes) && !/[\0-\x08\x0e-\x1f]/.test(text);
}

/** A body for readers: JSON laid out anew, a form part by part, other bytes by their number; what is long is shortened and says so. */
export function abridged(body: Buffer, contentType = ''): string {
  const kind = contentType.split(';')[0] || 'no content type';
  const form = parseForm(body, contentType);
  if (form)
    return form
      .map(({ name, filename, type, bytes }) =>
        filename === undefined
          ? `${name}: ${cut(bytes.toString(), LONGEST_VALUE)}`
          : `${name}: file ${filename} (${bytes.length} bytes, ${type ?? 'no content type'})`,
      )
      .join('\n');
  if (!isText(body)) return `(${body.length} bytes, ${kind})`;
  const text = body.toString();
  const json = parsed(text);
  return cut(json ? JSON.stringify(shortened(json.value), null, 2) : text, LONGEST_BODY);
}
