import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** The first bytes of files by extension; a file of another extension is readable when it is not empty. */
const SIGNATURES: Readonly<Record<string, RegExp>> = {
  png: /^\x89PNG\r\n/,
  jpg: /^\xff\xd8\xff/,
  jpeg: /^\xff\xd8\xff/,
  wav: /^RIFF[\s\S]{4}WAVE/,
  flac: /^fLaC/,
  mp3: /^(ID3|\xff[\xe0-\xff])/,
  mp4: /^[\s\S]{4}ftyp/,
  gif: /^GIF8/,
  pdf: /^%PDF/,
  glb: /^glTF/,
};

/** The length of a WAV file without a sample. */
const WAV_HEADER = 44;

/** What a library keeps for itself: locks and caches. */
const HIDDEN = /(^|\/)\./;

/** The files below a folder with what they hold, to tell which of them are new. */
export function snapshot(folder: string): Map<string, string> {
  if (!existsSync(folder)) return new Map();
  const items = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((item) => item.isFile());
  const files = items.map((item) => join(item.parentPath, item.name));
  return new Map(
    files.map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
}

const extensionOf = (name: string): string => /\.(\w+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/**
 * Whether a snippet that ended well produced what it promises: text where it prints, and otherwise a file; every file that it
 * wrote and whose kind is known begins as its kind does. A method named print may write to a log.
 * @returns A sentence that says what is missing; nothing when all is there.
 */
export function brokenPromise(
  code: string,
  stdout: string,
  folder: string,
  before: ReadonlyMap<string, string>,
): string | undefined {
  const written = [...snapshot(folder)]
    .filter(([name, hash]) => before.get(name) !== hash && !HIDDEN.test(name))
    .map(([name]) => name);
  const prints = /(?<![.\w])print\(|console\.(log|table)\(/.test(code);
  if (prints && stdout.trim() === '') return 'it printed nothing';
  if (!prints && stdout.trim() === '' && written.length === 0) return 'it printed nothing and saved nothing';
  for (const name of written) {
    const signature = SIGNATURES[extensionOf(name)];
    const whole = readFileSync(join(folder, name));
    const bytes = whole.subarray(0, 16).toString('latin1');
    if (bytes === '') return `${name} is empty`;
    if (signature && !signature.test(bytes)) return `${name} is not a file of its kind`;
    if (extensionOf(name) === 'wav' && whole.length <= WAV_HEADER) return `${name} holds no sound`;
  }
  return undefined;
}
