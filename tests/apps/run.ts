import { createHash } from 'node:crypto';
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Recipe, recipeOf } from '../../generators/1-load/recipe.ts';
import type { App } from '../../out/types/app.ts';
import { executedText, hashOfText } from '../../runtime/receipt/standing.ts';
import { slugOf } from '../../runtime/slug.ts';
import { type Environment, environmentFor } from '../execution/environment.ts';
import type { Installed, Outcome } from '../execution/outcomes.ts';
import { makeModels } from '../execution/recipe.ts';
import { endOf } from '../execution/said.ts';
import { executeAlone, hostsOf, notFound, type Place, prepare } from '../execution/sandbox.ts';
import type { Setting } from '../execution/setting.ts';
import type { Snippet } from '../execution/snippets.ts';
import { type Program, programOf } from './programs.ts';
import type { Act, Acted } from './session.ts';
import { installs, modelOf, type Plan, type Step, stepsOf } from './steps.ts';

/** The steps of an app for one record, as they ended. */
export interface Session {
  readonly environment: string;
  readonly installed: Installed;
  readonly outcomes: readonly { readonly key: string; readonly outcome: Outcome }[];
}

const SESSION = fileURLToPath(new URL('session.ts', import.meta.url));
/** The clients of the printed requests: an environment for all apps. */
const CLIENTS = 'pip install openai\nnpm install openai\n';
/** A terminal in which a command reads what is typed. */
const TERMINAL = ['bash', '-c', 'script -qefc "stty cols 120 rows 40; bash -e $0" /dev/null'];

/** A record as the recipe of tiny models takes it. */
const asSnippet = (seed: string): Snippet => {
  const record = `seeds/${seed}.json`;
  return {
    library: 'apps',
    key: seed,
    variant: '',
    file: record,
    language: 'json',
    code: '',
    install: '',
    before: [],
    record,
  };
};

/** The programs of a session: what was installed from registries, what was built, and what asks servers. */
interface Ready {
  readonly own: Environment;
  readonly clients: Environment;
  readonly program: Program | undefined;
  readonly repositories: string;
}

/** A file that a step is the content of, in the home folder. */
const PLACE = /~\/(\S+)$/;

/** What the printed requests print of an answer, by language. */
const ANSWERS: Readonly<Record<string, string>> = {
  sh: '"(content|text)": ?"[^"]|"embedding": ?\\[-?\\d',
  python: '^(?!None$)\\S',
  js: '^(?!null$)\\S',
};

/** Where a server that a command starts answers; nothing where it starts none. */
function readyAt({ title, code }: Step, server: App['server']): string | undefined {
  if (!/^Start (the server|it on the server)/.test(title)) return undefined;
  const port = /--port (\d+)/.exec(code)?.[1] ?? server?.port;
  return port === undefined ? undefined : `http://127.0.0.1:${port}${server?.path ?? '/v1'}/models`;
}

/** What is done for a step; nothing for one that installs. */
function actOf(step: Step, plan: Plan, { server }: App, { clients }: Ready, setting: Setting): Act | undefined {
  const { key, title, code, language, client } = step;
  if (installs(step)) return undefined;
  const place = language === 'json' ? PLACE.exec(title)?.[1] : undefined;
  const talk = plan.talk?.[key];
  const says = client === undefined ? plan.says?.[key] : ANSWERS[language];
  const base = { key, code, seconds: setting.limit, ...(talk ? { talk } : {}), ...(says ? { says } : {}) };
  if (place !== undefined) return { ...base, file: '', program: [], place };
  if (client && language === 'python')
    return { ...base, file: `${key}.py`, program: [join(clients.folder, 'venv/bin/python')] };
  if (client && language === 'js') return { ...base, file: `${key}.mjs`, program: [setting.tools.node] };
  const ready = readyAt(step, server);
  const program = talk ? TERMINAL : ['bash', '-e'];
  return { ...base, file: `${key}.sh`, program, ...(ready === undefined ? {} : { ready }) };
}

/** Why an act is no success; nothing when it is one. */
export function faultOf(act: Act, done: Acted | undefined): string | undefined {
  if (!done) return 'the server before it did not start';
  if (act.place !== undefined) return undefined;
  if (done.status === undefined) return `it did not end within ${act.seconds} s`;
  const last = done.said.trim().split('\n').at(-1)?.trim().slice(0, 300) ?? '';
  if (act.talk && done.status !== 0) return `no answer came: ${last}`;
  if (done.status !== 0) return `status ${done.status}: ${last}`;
  if (done.said.trim() === '' && act.ready === undefined) return 'it printed nothing';
  return act.says === undefined || new RegExp(act.says).test(done.said.trim())
    ? undefined
    : `it did not print ${act.says}`;
}

const hash12 = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** What a session was made with, in the words of the record. */
function installedOf({ own, program }: Ready): Installed {
  const { installed } = own;
  if (!program) return installed;
  if (installed.install === '') return program.installed;
  return {
    ...installed,
    install: program.installed.install + installed.install,
    packages: { ...program.installed.packages, ...installed.packages },
  };
}

async function makeReady(
  plan: Plan,
  seed: string,
  text: string,
  setting: Setting,
  build: boolean,
): Promise<Ready | string> {
  const { tools, newest: again } = setting;
  const program = plan.program === undefined ? undefined : await programOf(plan.program, tools, build);
  if (plan.program !== undefined && !program) return `${plan.program} is not built (--build builds it)`;
  const own = await environmentFor(text, { again }, tools);
  if (own.failure) return `its installation failed: ${own.failure.trim().split('\n').at(-1)}`;
  const clients = await environmentFor(CLIENTS, { again }, tools);
  if (clients.failure) return `the clients cannot be installed: ${clients.failure.trim().split('\n').at(-1)}`;
  const recipe: Recipe | undefined = recipeOf(setting.root, 'apps');
  if (!recipe) throw new Error('tests/models/apps.py is not there');
  const made = await makeModels(recipe, asSnippet(seed), await environmentFor('', {}, tools), setting);
  if ('failure' in made) return `there is no tiny model: ${made.failure}`;
  return { own, clients, program, repositories: made.repositories };
}

/** Does the acts in a network of their own; returns how each ended. */
async function perform(
  acts: readonly Act[],
  app: string,
  seed: string,
  ready: Ready,
  setting: Setting,
): Promise<{ done: Acted[]; place: Place; said: string }> {
  const { tools, media, root } = setting;
  const { clients, program, repositories } = ready;
  const place: Place = {
    folder: tools.cache(`work/apps/${app}/${seed}`),
    programs: [
      ...(program ? [program.bin] : []),
      join(ready.own.folder, 'npm/bin'),
      join(ready.own.folder, 'work/node_modules/.bin'),
      join(ready.own.folder, 'venv/bin'),
    ],
    repositories,
    media,
    record: join(root, `seeds/${seed}.json`),
    hosts: hostsOf(repositories),
    variables: { VIRTUAL_ENV: join(ready.own.folder, 'venv'), TERM: 'xterm', npm_config_offline: 'true' },
  };
  prepare(place);
  const work = join(place.folder, 'work');
  const own = [ready.own, clients].map(({ folder }) => join(folder, 'work/node_modules')).find(existsSync);
  if (own !== undefined) symlinkSync(own, join(work, 'node_modules'));
  writeFileSync(join(place.folder, 'plan.json'), JSON.stringify(acts));
  const results = join(place.folder, 'results.json');
  const command = [
    tools.node,
    '--disable-warning=ExperimentalWarning',
    SESSION,
    join(place.folder, 'plan.json'),
    results,
  ];
  const seconds = acts.reduce((sum, act) => sum + act.seconds, 60);
  const ended = await executeAlone(command, place, tools, seconds);
  const said = ended.stdout + ended.stderr;
  try {
    return { done: JSON.parse(readFileSync(results, 'utf8')) as Acted[], place, said };
  } catch {
    return { done: [], place, said };
  }
}

/** The command that the app's installation would have started. */
const beforeOf = ({ before }: Plan, limit: number): Act[] =>
  before
    ? [
        {
          key: 'before',
          file: 'before.sh',
          program: ['bash', '-e'],
          code: `${before.command}\n`,
          ready: before.ready,
          seconds: limit,
        },
      ]
    : [];

/** The outcome of a step as it is recorded. */
async function recorded(
  step: Step,
  found: Omit<Outcome, 'snippet'>,
  seed: string,
): Promise<Session['outcomes'][number]> {
  const snippet = await hashOfText(executedText(step.code, { install: '', before: [] }));
  return { key: `${seed}/${step.key}`, outcome: { ...found, snippet } };
}

/** Does all steps of an app for a record; a sentence where that cannot be done here. */
export async function runSession(
  app: App,
  plan: Plan,
  seed: string,
  setting: Setting,
  build: boolean,
): Promise<Session | string> {
  const steps = await stepsOf(app.id, modelOf(setting.root, seed));
  if (!steps) throw new Error(`${app.id} does not take ${seed}, which tests/apps names`);
  const installed = steps.filter((step) => installs(step) && step.command !== undefined);
  const text = plan.install ?? installed.map(({ code }) => code).join('');
  const ready = await makeReady(plan, seed, text, setting, build);
  if (typeof ready === 'string') return ready;
  const todo = steps.flatMap((step) => {
    const act = actOf(step, plan, app, ready, setting);
    return act ? [{ step, act }] : [];
  });
  const acts = [...beforeOf(plan, setting.limit), ...todo.map(({ act }) => act)];
  const { done, place, said } = await perform(acts, slugOf(app.id), seed, ready, setting);
  const what = installedOf(ready);
  const environment = hash12(what.install);
  const recipe = recipeOf(setting.root, 'apps')?.hash;
  const base = { ...(recipe ? { recipe } : {}), environment, date: setting.date };
  const outcomes = await Promise.all([
    ...installed
      .filter(({ code }) => text.includes(code))
      .map((step) =>
        recorded(step, { ...base, outcome: 'ran', output: endOf(ready.own.said ?? '', setting.root) }, seed),
      ),
    ...todo.map(({ step, act }) => {
      const own = done.find(({ key }) => key === act.key);
      const fault = faultOf(act, own);
      const missed = fault === undefined ? [] : notFound(place);
      const output = endOf([...missed, own?.said ?? said].join('\n'), setting.root);
      return recorded(step, { ...base, outcome: fault === undefined ? 'ran' : `failed: ${fault}`, output }, seed);
    }),
  ]);
  return { environment, installed: what, outcomes };
}
