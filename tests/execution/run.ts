import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Environment, environmentFor } from './environment.ts';
import { placeFiles } from './media.ts';
import type { Installed, Outcome } from './outcomes.ts';
import type { Ended } from './process.ts';
import { brokenPromise, snapshot } from './promise.ts';
import { makeModels, type Recipe } from './recipe.ts';
import { executeAlone, hostsIn, notFound, type Place, prepare } from './sandbox.ts';
import { hashOf, type Snippet } from './snippets.ts';
import type { Tools } from './tools.ts';

/** What all runs of a command have in common. */
export interface Setting {
  readonly root: string;
  readonly media: string;
  readonly tools: Tools;
  readonly date: string;
  /** Whether environments are made anew. */
  readonly newest: boolean;
  /** The limit of one snippet in seconds. */
  readonly limit: number;
}

/** An outcome with the environment that it was found in. */
export interface Found {
  readonly outcome: Outcome;
  readonly installed: Installed;
}

/** The last line that says something: where Python and Node.js name the exception. */
function headOf(text: string): string {
  const lines = text
    .replaceAll(/:[ \t]*\n\s*/g, ': ')
    .split('\n')
    .map((line) => line.trim());
  const named = lines.filter((line) => /^[\w.]*(Error|Exception|Exit|Interrupt|NotImplemented\w*)\b/.test(line));
  return (named.at(-1) ?? lines.filter((line) => line !== '').at(-1) ?? 'no output').slice(0, 300);
}

/** The end of what was printed, without the folders of this machine. */
const tail = (text: string, root: string): string =>
  text
    .replaceAll(/\r[^\n]*\r/g, '\r')
    .replaceAll(root, '…')
    .trimEnd()
    .slice(-1500);

const GPU = /CUDA|cuda|NVIDIA|nvidia/;

/** What a failed installation means: reasons that no work on the snippet can remove, or a fault. */
function installOutcome(failure: string): string {
  if (/git is refused here/.test(failure)) return 'not run: installs from a repository';
  if (/no wheels with a matching Python (version|ABI) tag|requires Python|Requires-Python/i.test(failure))
    return 'not run: no release for this Python';
  return `failed: install: ${headOf(failure)}`;
}

async function attempt(
  snippet: Snippet,
  code: string,
  environment: Environment,
  repositories: string,
  setting: Setting,
): Promise<{ ended: Ended; fault?: string; place: Place }> {
  const { tools, media, root } = setting;
  const place: Place = {
    folder: tools.cache(`work/${snippet.library}/${snippet.key}`),
    programs: [join(environment.folder, 'venv/bin')],
    repositories,
    media,
    record: join(root, snippet.record),
    hosts: hostsIn(code),
  };
  prepare(place);
  const work = join(place.folder, 'work');
  const file = snippet.language === 'py' ? 'snippet.py' : 'snippet.mjs';
  writeFileSync(join(work, file), code);
  placeFiles(code, media, work);
  if (snippet.language === 'js') {
    cpSync(join(environment.folder, 'work/package.json'), join(work, 'package.json'));
    symlinkSync(join(environment.folder, 'work/node_modules'), join(work, 'node_modules'));
  }
  const before = snapshot(work);
  const program = snippet.language === 'py' ? ['python', '-u', file] : [tools.node, file];
  const ended = await executeAlone(program, place, tools, setting.limit);
  if (ended.status === undefined) return { ended, fault: `it did not end within ${setting.limit} s`, place };
  if (ended.status !== 0) return { ended, fault: headOf(ended.stderr), place };
  const broken = brokenPromise(code, ended.stdout, work, before);
  return { ended, ...(broken ? { fault: broken } : {}), place };
}

/** Executes one snippet on the tiny models of its library's recipe; never throws for what the snippet does. */
export async function runSnippet(snippet: Snippet, recipe: Recipe, setting: Setting): Promise<Found> {
  const { root, tools, date, newest, media } = setting;
  const environment = await environmentFor(snippet.install, [], tools, newest);
  const found = (outcome: string, output: string): Found => ({
    outcome: {
      outcome,
      snippet: hashOf(snippet),
      recipe: recipe.hash,
      environment: environment.name,
      date,
      output: tail(output, root),
    },
    installed: environment.installed,
  });
  if (environment.failure) return found(installOutcome(environment.failure), environment.failure);
  const made = await makeModels(recipe, snippet, root, media, tools);
  if ('failure' in made) return found(`failed: recipe: ${headOf(made.failure)}`, made.failure);
  const first = await attempt(snippet, snippet.code, environment, made.repositories, setting);
  if (!first.fault) return found('ran', first.ended.stdout || first.ended.stderr);
  const said = `${first.ended.stdout}${first.ended.stderr}`;
  if (GPU.test(snippet.code) && GPU.test(first.ended.stderr)) {
    const code = snippet.code.replaceAll(/\bcuda\b/g, 'cpu').replaceAll('.cuda()', '.cpu()');
    const second = await attempt(snippet, code, environment, made.repositories, setting);
    if (!second.fault) return found('ran with cpu in place of cuda', second.ended.stdout || second.ended.stderr);
  }
  return found(`failed: ${first.fault}`, [...notFound(first.place), said].join('\n'));
}
