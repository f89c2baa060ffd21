import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { parseModel } from '../../../runtime/model/parse.ts';
import { executedText, hashOfText } from '../../../runtime/receipt/standing.ts';
import type { AppProofs, CallProofs, LibraryProofs, TaskProofs } from '../views/proofs.ts';
import type { LibrarySnippets } from '../views/snippets.ts';
import { calledBy } from './done.ts';
import type {
  laterOfCall as LaterOfCall,
  laterOfLibrary as LaterOfLibrary,
  laterOfStep as LaterOfStep,
} from './live.ts';

const model = parseModel({ id: 'org/name', pipeline_tag: 'text-generation' });
const RAN = 'Executed on a tiny random model with a 1.0 on 2026-01-02.';
const RAN_SO = 'Executed on a tiny random model with a 1.0, bitsandbytes 0.50 on 2026-01-03.';
const CALLED = 'Executed with version 1.0 on 2026-01-02 against stand-ins.';

const piece = (variant: string, code: string) => ({
  ...{ variant, code, kind: 'code', language: 'python', title: variant, file: `a/org-name/1-${variant}.py` },
});
const snippets = [piece('load', 'import a\n'), piece('serve', 'import b\n'), piece('new', 'import c\n')];
const entry = { id: 'a', prettyLabel: 'A', repoName: 'a', repoUrl: 'https://a.test', filter: false };
const library = { entry, snippets, notices: [] } as LibrarySnippets;
const call = {
  language: 'python',
  client: 'requests',
  task: 'text-generation',
  title: 'Chat',
  code: 'ask("org/name")\n',
};

/** What the build wrote, by path. */
async function files(): Promise<Record<string, unknown>> {
  const text = executedText('import a\n', { install: '', before: [] });
  const ofLibrary: LibraryProofs = {
    says: ['Written for a >=1.0.'],
    checked: 'Checked against a 1.0.',
    texts: { [await hashOfText(text)]: RAN },
    variants: { load: RAN, serve: RAN, 'serve@8bit': RAN_SO },
  };
  const ran = { outcome: 'ran', recipe: 'r', environment: 'e', date: '2026-01-02', output: '' };
  const run = { ...ran, snippet: await hashOfText(executedText('run org/name\n', { install: '', before: [] })) };
  const ofApp: AppProofs = {
    $schema: '../../schemas/runs.schema.json',
    environments: { e: { install: 'pip install a\n', interpreter: 'Python 3.13.0', packages: { a: '1.0' } } },
    runs: { 'org-name/start': run },
  };
  const calls: CallProofs = {
    clients: { 'python-requests': { says: ['Written for requests.'], executed: CALLED } },
    recorded: { auto: ['text-generation'] },
  };
  const snippet = await hashOfText('ask("acme/demo")\n');
  const tasks: TaskProofs = {
    'python-requests': { snippet, model: 'acme/demo', date: '2026-01-02', href: '/exchanges/#chat' },
  };
  return {
    '/proofs/libraries/a.json': ofLibrary,
    '/proofs/apps/app.json': ofApp,
    '/proofs/apps/new.json': null,
    '/proofs/calls.json': calls,
    '/proofs/calls/auto/text-generation.json': tasks,
  };
}

let laterOfLibrary: typeof LaterOfLibrary;
let laterOfCall: typeof LaterOfCall;
let laterOfStep: typeof LaterOfStep;
let asked: string[];

beforeEach(async () => {
  vi.resetModules();
  vi.stubEnv('BASE_URL', '/');
  vi.stubEnv('PUBLIC_REPOSITORY', 'https://code.test/org/repo');
  asked = [];
  const known = await files();
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    const found = known[path];
    return path in known ? Response.json(found) : new Response('', { status: 404 });
  });
  ({ laterOfLibrary, laterOfCall, laterOfStep } = await import('./live.ts'));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const LIKE = 'Not run as it stands here; code made by the same template';

it.each([
  ['the very text that ran', 0, {}, RAN],
  ['code of a template that ran', 1, {}, `${LIKE}: ${RAN}`],
  ['the same with fewer bits', 1, { precision: '4bit' }, `${LIKE}, with weights as they are: ${RAN}`],
  ['code with fewer bits of a template that ran so', 1, { precision: '8bit' }, `${LIKE}: ${RAN_SO}`],
  ['code of a template of which nothing is known', 2, {}, undefined],
])('says of a library what was done: %s', async (_, at, over, said) => {
  const [snippet] = snippets.slice(at);
  const about = await laterOfLibrary(library, { ...model, ...over } as typeof model)(snippet as never)();
  expect(about?.receipt?.sentence).toBe(said);
  expect(about?.recorded).toBeUndefined();
});

it.each([
  ['the call that was recorded', undefined, call.code, 'Request checked against the API contract on 2026-01-02'],
  ['another call', undefined, 'ask("org/name", stream=True)\n', undefined],
  ['a call through another provider', 'groq', call.code, undefined],
])('says of a call what was done: %s', async (_, provider, code, recorded) => {
  const about = await laterOfCall(calledBy(model, provider))({ ...call, code } as never)();
  expect(about?.recorded?.sentence).toBe(recorded);
  expect(about?.receipt?.sentence).toBe(recorded ? undefined : `${LIKE}: ${CALLED}`);
});

it('asks for each file once, and for none of what was not recorded', async () => {
  const later = laterOfCall(calledBy(model, 'groq'));
  await Promise.all([later(call as never)(), later(call as never)()]);
  expect(asked).toEqual(['/proofs/calls.json']);
});

it('says nothing where it cannot be fetched, and asks again with the next code', async () => {
  vi.stubEnv('PUBLIC_REPOSITORY', '');
  const known = globalThis.fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const later = laterOfLibrary(library, model)(snippets[0] as never);
  expect(await later()).toBeUndefined();
  vi.stubGlobal('fetch', known);
  expect((await later())?.receipt?.sentence).toBe(RAN);
});

it('reports the code with its hash, its releases and what was said', async () => {
  const about = await laterOfLibrary(library, model)(snippets[1] as never)();
  const address = new URL(about?.report ?? '');
  expect(address.origin + address.pathname).toBe('https://code.test/org/repo/issues/new');
  expect(address.searchParams.get('title')).toBe('Snippet serve of A for org/name');
  expect(address.searchParams.get('body')?.split('\n').slice(3)).toEqual([
    `Hash of the code: ${await hashOfText('import b\n')}`,
    'Written for a >=1.0.',
    'The built code: Checked against a 1.0.',
    `${LIKE}: ${RAN}`,
  ]);
  // The text itself was compared with nothing.
  expect(about?.says).toEqual(['Written for a >=1.0.']);
});

it.each([
  ['as it ran', 'run org/name\n', '', /^Executed on a tiny random model with a 1\.0/],
  ['for another model', 'run org/other\n', '', /^For another model of this kind: Executed on/],
  ['with what a reader asks', 'run org/other\n', 'high tide', /^For a model of this kind, asked another text: Exec/],
])('says of a step of an app what was done, and reports it: %s', async (_, code, prompt, said) => {
  const step = { title: 'Start', code, language: 'sh' };
  const app = { app: 'app', label: 'App', steps: [step] };
  const about = await laterOfStep(model, prompt)(app as never, step as never)();
  expect(about?.receipt?.sentence).toMatch(said);
  expect(new URL(about?.report ?? '').searchParams.get('body')).toContain(await hashOfText(code));
  expect(asked).toEqual(['/proofs/apps/app.json']);
});

it('says nothing of a step of an app that was never tried', async () => {
  const step = { title: 'Start', code: 'run\n', language: 'sh' };
  const app = { app: 'new', label: 'App', steps: [step] };
  const about = await laterOfStep(model)(app as never, step as never)();
  expect(about).toEqual({ says: [], report: expect.stringContaining(await hashOfText('run\n')) });
});
