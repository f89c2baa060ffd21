import { readFileSync, realpathSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { hub as ownHub } from '../../../out/modules/hub.ts';
import { parseModel } from '../../../runtime/model/parse.ts';
import { BinError, UsageError } from '../errors.ts';
import { idOf, MODELS, readRecordFile, recordFromHub } from '../record.ts';
import { type Block, blocksOf, CLOSES, OPENS, type Problem } from './blocks.ts';
import { contentOf } from './content.ts';
import { replaceFile } from './replace.ts';
import { type Wish, WishError, wishOf } from './wish.ts';

export interface ReadmeOptions {
  /** Write nothing, and fail where a block is not current. */
  readonly check: boolean;
  /** A file with the record of a model, or - for standard input. */
  readonly record?: string | undefined;
  readonly hub?: string | undefined;
  /** Seconds that the hub may take for a record. */
  readonly timeout: number;
}

type Record_ = Record<string, unknown>;

/** Gives the record of what a marker names. */
type Records = (wish: Wish) => Promise<Record_>;

/** The path of a record that stands beside the Markdown file, or below. */
function besidePath(path: string, folder: string): string {
  const file = join(folder, path);
  const inside = relative(realpathSync(folder), realpathSync(file));
  if (isAbsolute(path) || inside.startsWith('..') || isAbsolute(inside))
    throw new WishError(`"${path}" does not stand beside this file or below.`, 'Give a path from its folder.');
  return file;
}

/** Where the records of the markers come from: a file that the marker names, the one that was given, the hub. */
async function recordsFor(file: string, { record: given, hub, timeout }: ReadmeOptions): Promise<Records> {
  const own = given === undefined ? undefined : await readRecordFile(given);
  return async ({ model, options: { record: path, provider } }) => {
    const id = idOf(model, hub ?? ownHub.url, MODELS);
    if (path === undefined) {
      if (own && parseModel(own).id === id) return own;
      return recordFromHub(id, { hub, timeout, provider });
    }
    const record = await readRecordFile(besidePath(path, dirname(file)));
    const found = parseModel(record).id;
    if (found !== id) throw new WishError(`${path} is the record of ${found}, not of ${id}.`, 'Name that model here.');
    return record;
  };
}

/** What is wrong with a block, where the error says so; other errors are thrown on. */
function problemOf(line: number, error: unknown): Problem {
  const isSystem = (error as NodeJS.ErrnoException).code !== undefined;
  if (!(error instanceof WishError || error instanceof UsageError || error instanceof BinError || isSystem))
    throw error;
  const { message, hint } = error as Error & { hint?: string };
  return { line, message, hint: hint ?? '' };
}

/** The bytes that belong between the markers of a block, as latin1. */
async function bytesOf({ wish, newline }: Block, records: Records, hub: string): Promise<string> {
  const asked = wishOf(wish);
  const markdown = `\n${await contentOf(asked, await records(asked), hub)}\n`;
  return Buffer.from(markdown.replaceAll('\n', newline), 'utf8').toString('latin1');
}

const told = (file: string, { line, message, hint }: Problem): string =>
  `${file}:${line}: ${message}${hint === '' ? '' : `\n  ${hint}`}`;

/** @throws BinError with everything that is wrong, by line, where there is anything. */
function refuse(file: string, problems: readonly Problem[]): void {
  if (problems.length === 0) return;
  const sorted = [...problems].sort((a, b) => a.line - b.line);
  throw new BinError(sorted.map((problem) => told(file, problem)).join('\n'), 'readme');
}

const read = (file: string): string => {
  try {
    return readFileSync(file, 'latin1');
  } catch (error) {
    throw new BinError(`${file} cannot be read: ${(error as NodeJS.ErrnoException).code ?? error}.`, 'readme');
  }
};

const counted = (count: number): string => `${count} block${count === 1 ? '' : 's'}`;

/**
 * Writes what stands between the markers of a Markdown file anew; every other byte stays, and where anything is wrong, all do.
 * @returns What was done, as a sentence.
 * @throws BinError that says what is wrong with which line; with `check` also of each block that is not current.
 */
export async function keepReadme(file: string, options: ReadmeOptions): Promise<string> {
  const source = read(file);
  const { blocks, problems } = blocksOf(source);
  refuse(file, problems);
  const none = `Write ${OPENS} and ${CLOSES}, each on a line of its own, where the code is to stand.`;
  if (blocks.length === 0) throw new BinError(`${file} has no block.\n  ${none}`, 'readme');
  const records = await recordsFor(file, options);
  const wrong: Problem[] = [];
  const stale: Problem[] = [];
  const pieces: string[] = [];
  let done = 0;
  for (const block of blocks) {
    try {
      const bytes = await bytesOf(block, records, options.hub ?? ownHub.url);
      const hint = `Run: snippetry readme ${file}`;
      if (bytes !== source.slice(block.from, block.to))
        stale.push({ line: block.line, message: 'the block that begins here is not current.', hint });
      pieces.push(source.slice(done, block.from), bytes);
      done = block.to;
    } catch (error) {
      wrong.push(problemOf(block.line, error));
    }
  }
  refuse(file, options.check ? [...wrong, ...stale] : wrong);
  if (stale.length === 0) return `${file}: ${counted(blocks.length)}, current`;
  replaceFile(file, Buffer.from(pieces.join('') + source.slice(done), 'latin1'));
  return `${file}: ${counted(blocks.length)}, ${stale.length} written anew`;
}
