import { showingUnseen } from '../../1-load/unseen.ts';

const WIDTH = 120;

const isPlain = (value: unknown): boolean => typeof value !== 'object' || value === null;

function inOneLine(value: unknown): string | undefined {
  if (isPlain(value)) return JSON.stringify(value);
  const items = Object.values(value as object);
  if (!items.every(isPlain)) return undefined;
  if (Array.isArray(value)) return `[${items.map((item) => JSON.stringify(item)).join(', ')}]`;
  const fields = Object.entries(value as object).map(
    ([key, item]) => `${JSON.stringify(key)}: ${JSON.stringify(item)}`,
  );
  return fields.length === 0 ? '{}' : `{ ${fields.join(', ')} }`;
}

function lines(value: unknown, indent: string, before: number): string {
  const one = inOneLine(value);
  if (one !== undefined && (isPlain(value) || indent.length + before + one.length < WIDTH)) return one;
  const inner = `${indent}  `;
  if (Array.isArray(value))
    return `[\n${value.map((item) => `${inner}${lines(item, inner, 0)}`).join(',\n')}\n${indent}]`;
  const fields = Object.entries(value as object).map(([key, item]) => {
    const name = `${JSON.stringify(key)}: `;
    return `${inner}${name}${lines(item, inner, name.length)}`;
  });
  return `{\n${fields.join(',\n')}\n${indent}}`;
}

/**
 * The text of a seed's file: lists and objects that are short stand in one line, so that a file lists in one line. What a reader
 * cannot see of a record is written as its escape.
 */
export const seedText = (seed: object): string => showingUnseen(`${lines(seed, '', 0)}\n`);
