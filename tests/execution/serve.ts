import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Act, Acted } from '../apps/session.ts';
import type { Ended } from './process.ts';
import { executeAlone, type Place } from './sandbox.ts';
import type { Tools } from './tools.ts';

const SESSION = fileURLToPath(new URL('../apps/session.ts', import.meta.url));

/** The code of a client that prints the answer at an address, and fails where that is an error. */
const asks = (address: string): string => `const response = await fetch(${JSON.stringify(address)});
console.log(response.status, await response.text());
if (!response.ok) process.exit(1);
`;

/**
 * Executes a command that serves until it is stopped: it is asked at an address as soon as it answers there, and succeeded when
 * that answer is no error. What it printed and the answer are what was said.
 * @param alone What keeps it from the network.
 */
export async function executeServer(
  [file, program]: readonly [file: string, program: readonly string[]],
  address: string,
  place: Place,
  tools: Tools,
  seconds: number,
  alone: typeof executeAlone = executeAlone,
): Promise<Ended> {
  const work = join(place.folder, 'work');
  const server = { key: 'serve', file, program, code: readFileSync(join(work, file), 'utf8'), ready: address, seconds };
  const client = { key: 'ask', file: '.ask.mjs', program: [tools.node], code: asks(address), seconds: 60 };
  const plan = join(place.folder, 'plan.json');
  const results = join(place.folder, 'results.json');
  writeFileSync(plan, JSON.stringify([server, client] satisfies Act[]));
  const session = [tools.node, '--disable-warning=ExperimentalWarning', SESSION, plan, results];
  const ended = await alone(session, place, tools, seconds + 60);
  if (ended.status !== 0) return ended;
  const acted = JSON.parse(readFileSync(results, 'utf8')) as Acted[];
  const [started, asked] = acted;
  const said = acted.map((one) => one.said).join('');
  if (started?.status !== 0) return { status: 1, stdout: '', stderr: `${said}\nit did not answer at ${address}` };
  return { status: asked?.status ?? 1, stdout: said, stderr: asked?.status === 0 ? '' : said };
}
