import type { Served } from '../providers/engine/engine.ts';
import { fileKind } from '../providers/engine/file.ts';
import { mediaTypeOf } from './media.ts';
import { pngSamples } from './png.ts';
import type { Outcome } from './run.ts';

/** The end of what a program said, without the frames of a JavaScript stack. */
const tail = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '' && !/^\s+at |^Node\.js v/.test(line))
    .join('\n')
    .slice(-300);

/** Whether a saved file is what was served: the same bytes, or a picture of the same grey that a client encoded anew. */
function isServed(saved: Buffer, served: Buffer, serial: number): boolean {
  if (saved.equals(served)) return true;
  const samples = pngSamples(saved);
  return samples?.every((sample, index) => sample === serial || (samples.length % 4 === 0 && index % 4 === 3)) ?? false;
}

/** Whether a chat's text was printed, as it is or inside the JSON of the whole answer. */
function printed(stdout: string, text: string, alone: boolean): boolean {
  if (alone) return stdout.trim() === text;
  return stdout.includes(text) || stdout.includes(JSON.stringify(text));
}

/** Where the extension of a saved file says that it is of another kind than its bytes. */
export function contradiction(name: string, bytes: Buffer): string[] {
  const kind = fileKind(bytes);
  return kind === undefined || kind.includes(mediaTypeOf(name)) ? [] : [`saved ${kind[0]} as ${name}`];
}

/** How a snippet that should have succeeded did not; nothing when it printed and saved what was served. */
export function outcomeProblems(
  { code, stdout, stderr, saved }: Outcome,
  served: Served,
  serial: number,
  stream: boolean,
): string[] {
  if (code !== 0) return [`exit code ${code ?? 'none (stopped)'}: ${tail(stderr) || tail(stdout)}`];
  const problems = served.print
    .filter((text) => !stdout.includes(text))
    .map((text) => `did not print ${JSON.stringify(text)}: ${tail(stdout)}`);
  if (served.text !== undefined && !printed(stdout, served.text, stream))
    problems.push(`did not print the answer as it was served: ${JSON.stringify(stdout)}`);
  const results = [...saved];
  if (served.save && !results.some(([, bytes]) => isServed(bytes, served.save?.bytes as Buffer, serial)))
    problems.push(
      `did not save the result as it was served (${results.map(([name, bytes]) => `${name}: ${bytes.length} bytes`).join(', ') || 'saved nothing'})`,
    );
  problems.push(...results.flatMap(([name, bytes]) => contradiction(name, bytes)));
  const [[name] = []] = results;
  if (served.save && name !== undefined && stdout.trim() !== '' && !stdout.split('\n').includes(`Saved ${name}`))
    problems.push(`did not say that it saved ${name}: ${tail(stdout)}`);
  const allowed = served.save ? 1 : 0;
  if (results.length > allowed) problems.push(`left files behind: ${results.map(([name]) => name).join(', ')}`);
  return problems;
}

/**
 * How a snippet swallowed an error; nothing when it failed, gave the reason that the provider gave, and left no file.
 * @param excused Called when it did not, for a client that is known not to.
 */
export function faultProblems({ code, stdout, stderr, saved }: Outcome, excused?: () => void): string[] {
  if (code === 0) return [`exit code 0 in spite of the error: ${tail(stdout)}`];
  if (code === null) return ['was stopped by the time-out'];
  const left = saved.size === 0 ? [] : [`left or changed files in spite of the error: ${[...saved.keys()].join(', ')}`];
  if (/\bon purpose\b/.test(stderr) && (left.length === 0 || excused === undefined)) return left;
  if (excused === undefined || stderr.trim() === '')
    return [...left, `failed without the provider's reason: ${tail(stderr)}`];
  excused();
  return [];
}

/** How a snippet went on without the file that it reads; nothing when it failed before anything was sent, and named it. */
export function absenceProblems({ code, stderr, saved }: Outcome, name: string, calls: readonly string[]): string[] {
  return [
    ...(code === 0 ? ['exit code 0 though its file is missing'] : []),
    ...(code === null ? ['was stopped by the time-out'] : []),
    ...(stderr.includes(name) ? [] : [`did not name the missing file: ${tail(stderr)}`]),
    ...calls.map((call) => `sent ${call} though its file is missing`),
    ...[...saved.keys()].map((left) => `left ${left} behind`),
  ];
}
