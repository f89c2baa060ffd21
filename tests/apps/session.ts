/**
 * What a reader does with an app, in one session without a network: node session.ts <plan.json> <results.json>. Commands
 * run one after the other; one that serves goes on while the others run, and is stopped at the end.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** One thing that is done. */
export interface Act {
  readonly key: string;
  /** Its file, and the program with which it is executed. */
  readonly file: string;
  readonly program: readonly string[];
  readonly code: string;
  /** What is typed, once the prompt is there; then it is over as soon as the answer is. */
  readonly talk?: Talk;
  /** A regular expression for what has to be printed. */
  readonly says?: string;
  /** The address that answers once a server is ready; the command goes on until the end. */
  readonly ready?: string;
  /** The content of a file at this place, relative to the home folder, instead of a command. */
  readonly place?: string;
  /** The limit in seconds. */
  readonly seconds: number;
}

/** A conversation with a program, whose prompt and answer are regular expressions. */
export interface Talk {
  readonly prompt: string;
  readonly input: string;
  readonly answer: string;
}

/** How it ended; nothing is said of the status where it was stopped at the limit. */
export interface Acted {
  readonly key: string;
  readonly status?: number;
  readonly said: string;
}

/** What is kept of what is printed. */
const KEPT = 100_000;

/** What a terminal would show of what is printed, roughly: without what moves the cursor and colours. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what terminals obey
const CONTROLS = /\u001b\[[0-9;?]*[A-Za-z]|[\u0001\u0002\r]/g;

/** Types what is to be typed once the prompt is there; calls back once what is printed after it holds the answer. */
function converse(child: ChildProcess, { prompt, input, answer }: Talk, answered: () => void): (said: string) => void {
  let typedAt: number | undefined;
  return (printed) => {
    const said = printed.replaceAll(CONTROLS, '');
    if (typedAt === undefined) {
      if (!new RegExp(prompt).test(said)) return;
      typedAt = said.length;
      child.stdin?.write(input);
    } else if (new RegExp(answer).test(said.slice(typedAt))) answered();
  };
}

/** Starts a command; `said` grows as it prints. */
function start(act: Act, answered: () => void = () => {}): { child: ChildProcess; said: () => string } {
  const { file, program, code, talk } = act;
  writeFileSync(file, code);
  const [name = '', ...args] = program;
  const child = spawn(name, [...args, file], { stdio: ['pipe', 'pipe', 'pipe'], detached: true });
  let said = '';
  const heard = talk ? converse(child, talk, answered) : () => {};
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said = talk ? said + text : (said + text).slice(-KEPT);
      heard(said);
    });
  child.stdin.on('error', () => {});
  if (!talk) child.stdin.end();
  return { child, said: () => said };
}

const stop = ({ pid }: ChildProcess): void => {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function answers(address: string): Promise<boolean> {
  try {
    const { status } = await fetch(address);
    return status < 500;
  } catch {
    return false;
  }
}

/** Waits until a server answers, has ended, or the time is over. */
async function waitFor(address: string, child: ChildProcess, seconds: number): Promise<boolean> {
  const end = Date.now() + seconds * 1000;
  while (Date.now() < end && child.exitCode === null) {
    if (await answers(address)) return true;
    await pause(250);
  }
  return false;
}

async function runOne(act: Act): Promise<Acted> {
  const { key, seconds } = act;
  let hasAnswered = false;
  const { child, said } = start(act, () => {
    hasAnswered = true;
    stop(child);
  });
  const timer = setTimeout(() => stop(child), seconds * 1000);
  const status = await new Promise<number | undefined>((resolve) => {
    child.on('error', () => resolve(127));
    child.on('close', (code) => resolve(code ?? undefined));
  });
  clearTimeout(timer);
  stop(child);
  const ended = act.talk ? (hasAnswered ? 0 : 1) : status;
  return { key, ...(ended === undefined ? {} : { status: ended }), said: said().slice(-KEPT) };
}

const [plan = '', results = ''] = process.argv.slice(2);
const servers: { act: Act; child: ChildProcess; said: () => string }[] = [];
const done: Acted[] = [];
for (const act of JSON.parse(readFileSync(plan, 'utf8')) as Act[]) {
  if (act.place !== undefined) {
    const file = join(process.env.HOME ?? '', act.place);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, act.code);
    done.push({ key: act.key, status: 0, said: '' });
  } else if (act.ready === undefined) {
    done.push(await runOne(act));
  } else {
    const started = start(act);
    servers.push({ act, ...started });
    const isReady = await waitFor(act.ready, started.child, act.seconds);
    done.push({ key: act.key, ...(isReady ? { status: 0 } : { status: 1 }), said: started.said() });
    if (!isReady) break;
  }
}
for (const { act, child, said } of servers) {
  stop(child);
  appendFileSync('servers.log', `${act.key}\n${said()}\n`);
}
writeFileSync(results, JSON.stringify(done));
process.exit(0);
