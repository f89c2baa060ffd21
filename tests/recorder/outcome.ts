import type { Served } from '../providers/engine/engine.ts';
import { pngSamples } from './png.ts';
import type { Outcome } from './run.ts';

/** Files that a snippet may leave besides its result: what the shell keeps between its steps. */
const STEPS: ReadonlySet<string> = new Set(['request.json', 'response.json', 'job.json', 'result.json']);

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
  const results = [...saved].filter(([name]) => !STEPS.has(name));
  if (served.save && !results.some(([, bytes]) => isServed(bytes, served.save?.bytes as Buffer, serial)))
    problems.push(
      `did not save the result as it was served (${results.map(([name, bytes]) => `${name}: ${bytes.length} bytes`).join(', ') || 'saved nothing'})`,
    );
  const allowed = served.save ? 1 : 0;
  if (results.length > allowed) problems.push(`left files behind: ${results.map(([name]) => name).join(', ')}`);
  return problems;
}

/**
 * How a snippet swallowed an error; nothing when it failed and said why.
 * @param excused Called when there is no reason, for a client that is known to give none.
 */
export function faultProblems({ code, stdout, stderr }: Outcome, excused?: () => void): string[] {
  if (code === 0) return [`exit code 0 in spite of the error: ${tail(stdout)}`];
  if (code === null) return ['was stopped by the time-out'];
  if (/\b(?:401|422|429|500)\b|on purpose|\bfailed\b/.test(stdout + stderr)) return [];
  if (excused === undefined || stderr.trim() === '') return [`failed without saying why: ${tail(stderr)}`];
  excused();
  return [];
}
