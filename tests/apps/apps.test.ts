import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { readRuns } from '../execution/outcomes.ts';
import { commandsOf, parsersOf, unknownIn, wordsOf } from './flags.ts';
import { faultOf } from './run.ts';
import type { Act } from './session.ts';
import { modelOf, planOf, stepsOf } from './steps.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const read = (path: string): Record<string, unknown> => JSON.parse(readFileSync(join(root, path), 'utf8'));
const slugs = readdirSync(join(root, 'catalogue/apps')).map((file) => file.replace('.json', ''));
const ajv = new Ajv2020({ strict: false, validateFormats: false });
const isPlan = ajv.compile(read('schemas/app-plan.schema.json'));
const isRuns = ajv.compile(read('schemas/runs.schema.json'));

describe.each(slugs)('%s', (slug) => {
  const id = String(read(`catalogue/apps/${slug}.json`).id);

  it('has a plan, whose records it takes', async () => {
    const plan = planOf(root, slug);
    isPlan(plan);
    expect(isPlan.errors).toBeNull();
    for (const record of plan.records ?? []) expect(await stepsOf(id, modelOf(root, record))).not.toBe(undefined);
  });

  it('has recorded runs that fit their schema, of steps that it prints, and none that failed', async () => {
    const runs = readRuns(root, `apps/${slug}`);
    isRuns(runs);
    expect(isRuns.errors).toBeNull();
    const records = [...new Set(Object.keys(runs.runs).map((key) => key.split('/')[0] ?? ''))];
    const printed = records.map(async (record) =>
      (await stepsOf(id, modelOf(root, record)))?.map(({ key }) => `${record}/${key}`),
    );
    const keys = (await Promise.all(printed)).flat();
    expect(Object.keys(runs.runs).filter((key) => !keys.includes(key))).toEqual([]);
    expect(Object.entries(runs.runs).filter(([, { outcome }]) => outcome.startsWith('failed'))).toEqual([]);
  });
});

const act: Act = { key: 'x', file: 'x.sh', program: ['bash'], code: '', seconds: 5 };
const server: Act = { ...act, ready: 'http://127.0.0.1:1/' };

it.each<[string, Act, { status?: number; said: string } | undefined, string | undefined]>([
  ['what ends with 0 and prints', act, { status: 0, said: 'Paris' }, undefined],
  ['what prints nothing', act, { status: 0, said: ' \n' }, 'it printed nothing'],
  ['what ends otherwise', act, { status: 22, said: 'a\ncurl: 404\n' }, 'status 22: curl: 404'],
  ['what goes on', act, { said: 'x' }, 'it did not end within 5 s'],
  ['what was never begun', act, undefined, 'the server before it did not start'],
  ['a quiet server that answers', server, { status: 0, said: '' }, undefined],
])('a step counts as run or not: %s', (_, one, done, fault) =>
  expect(faultOf(one, done && { key: 'x', ...done })).toBe(fault));

describe('flags', () => {
  const known = { flags: ['--model', '--port'], names: ['serve'] };

  it.each([
    ['vllm serve org/m \\\n  --port 8000\n', []],
    ['vllm serve org/m --port=8000\n', []],
    ['vllm serv org/m --port 8000\n', ['serv']],
    ['vllm serve org/m --prot 8000 --model x\n', ['--prot', 'x']],
    ['vllm serve org/m --model serve\n', []],
  ])('of %j that the parsers do not know: %j', (code, unknown) => expect(unknownIn(code, known)).toEqual(unknown));

  it('are told from values', () =>
    expect(wordsOf('tool --port 80 -x\n')).toEqual({ command: undefined, flags: ['--port'], values: [] }));

  it('of every kind of model are compared, those of a tag that no seed has too', async () => {
    const said = (await commandsOf('vllm')).join('').replaceAll('\\\n', ' ');
    expect(said).toMatch(/--tokenizer-mode mistral .*--enable-auto-tool-choice/);
    expect(said).toContain('--quantization fp8_per_tensor');
  });

  it('are read from calls and from fields without importing the files', () => {
    const folder = mkdtempSync(join(tmpdir(), 'flags-'));
    try {
      const text =
        'raise SystemExit(1)\np.add_argument("-p", "--port", type=int)\nclass ServerArgs:\n  model_path: str\n' +
        'class Serving:\n  kept: int\n  log_level: A[str, "Help."] = "x"\n' +
        '  mode: A[str, Arg(aliases=["--kind"])]\n  own: A[int, Arg(no_cli=True)]\n';
      writeFileSync(join(folder, 'a.py'), `${text}name = "serve"\n`);
      expect(parsersOf('python3', folder, ['a.py'])).toEqual({
        flags: ['--kind', '--log-level', '--mode', '--model-path', '--port'],
        names: ['serve', 'x'],
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
