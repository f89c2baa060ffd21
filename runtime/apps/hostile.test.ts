import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../out/types/command.ts';
import { printCommand, shells } from '../shells.ts';
import { gguf, printedFor } from './test-kit/records.ts';
import type { PrintedApp, PrintedAppStep } from './types.ts';

/** What the id of a model and the names of its files may hold; nothing of it is a slot of ours. */
const piece = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 12 }),
    fc.constantFrom(
      "a' b",
      '$(id)',
      '`id`',
      '"; id; "',
      'a&b#c',
      '../x',
      '-rf',
      '%PATH%',
      '!x!',
      "it''s",
      '\\"',
      'é 漢',
      '*?[a]',
      '~',
      '\n',
      '\u202e',
      '="\\',
    ),
  )
  .filter((text) => !/[{}<]/.test(text));

/** A model of each kind that apps take, with hostile names. */
const records = fc.tuple(piece, piece, piece).map(([owner, name, file]) => {
  const id = `${owner}/${name}`;
  const chat = { id, pipeline_tag: 'text-generation' };
  return [
    gguf({ id }, [`${file}.gguf`]),
    gguf({ id }, [`${file}-Q4_K_M.gguf`, `${file}-Q8_0.gguf`]),
    gguf({ id, tags: [] }, [`dir/${file}.gguf`]),
    { ...chat, tags: ['transformers', 'conversational'] },
    { ...chat, tags: ['transformers', 'mistral-common'] },
    { ...chat, tags: ['mlx', 'conversational'], config: { tokenizer_config: { chat_template: '{% if tools %}' } } },
    { ...chat, tags: ['transformers', 'text-generation-inference', 'conversational'] },
  ];
});

/** All that all apps print for records in a shell. */
const allOf = async (given: readonly object[], shell: string): Promise<PrintedApp[]> =>
  (await Promise.all(given.map((record) => printedFor(record, { shell })))).flatMap(Object.values);

const isText = (word: Command['words'][number]): word is string => typeof word === 'string';

/** The words of a command that is made of texts alone. */
function textsOf({ command }: PrintedAppStep): string[] | undefined {
  const words = (command?.words ?? []).flat();
  return words.length > 1 && words.every(isText) ? words : undefined;
}

/** What a document says, text by text. */
const leavesOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(leavesOf)
      : [];

/** What a POSIX shell gives the programs of commands: each word as it arrives. */
function arriving(steps: readonly PrintedAppStep[]): string[][] {
  const show = `show() { for word in "$@"; do printf '%s\\0' "$word"; done; printf '\\001\\0'; }\n`;
  const lines = steps.map(({ code, command }) => code.replace(String(command?.words[0]), 'show'));
  const { stdout } = spawnSync('sh', ['-c', show + lines.join('')], { maxBuffer: 64_000_000 });
  return stdout.toString().split('\u0001\0').slice(0, -1).map((words) => words.split('\0').slice(0, -1));
} // biome-ignore format: one line for the words

describe('hostile ids and names of files, in every app', () => {
  test('arrive in a POSIX shell word by word, and nothing else is started', { timeout: 120_000 }, async () => {
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(records, async (given) => {
        const steps = (await allOf(given, 'posix')).flatMap((app) => app.steps);
        const commands = steps.filter((step) => step.shell === 'posix' && textsOf(step));
        compared += commands.length;
        expect(arriving(commands)).toEqual(commands.map((step) => textsOf(step)?.slice(1)));
      }),
      { numRuns: 30 },
    );
    expect(compared).toBeGreaterThan(500);
  });

  test.each(
    shells.map(({ id }) => id),
  )('are printed by the one printer of %s, whose reading is proved', async (shell) => {
    await fc.assert(
      fc.asyncProperty(records, async (given) => {
        const steps = (await allOf(given, shell)).flatMap((app) => app.steps);
        for (const { command, shell: own = '', code } of steps)
          if (command) expect(printCommand(command, own)).toEqual({ code });
      }),
      { numRuns: 10 },
    );
  });

  test('stand whole in documents and requests, and are the same in all of them', { timeout: 120_000 }, async () => {
    const read = `import ast, json, sys
for code in json.load(sys.stdin):
    calls = [node for node in ast.walk(ast.parse(code)) if isinstance(node, ast.keyword) and node.arg == "model"]
    print(json.dumps(calls[0].value.value))`;
    await fc.assert(
      fc.asyncProperty(records, async (given) => {
        const printed = await allOf(given, 'posix');
        const python = printed.flatMap((app) => {
          const asked = app.steps.find(({ client }) => client === 'curl')?.command;
          const body = asked?.words.flat().find((word) => typeof word === 'object' && 'json' in word);
          const own = app.steps.filter(({ client, language }) => client !== undefined && language === 'python');
          return own.map(({ code }) => ({ code, model: leavesOf(body)[0] }));
        });
        const { stdout } = spawnSync('python3', ['-c', read], {
          input: JSON.stringify(python.map(({ code }) => code)),
        });
        const models = stdout.toString().trim().split('\n').map((line) => JSON.parse(line)); // biome-ignore format: one line
        expect(models).toEqual(python.map(({ model }) => model));
        for (const { steps } of printed)
          for (const { code } of steps.filter(({ language }) => language === 'json')) {
            const texts = leavesOf(JSON.parse(code));
            const words = steps.flatMap((step) => textsOf(step) ?? []);
            expect(texts.some((text) => words.some((word) => word.endsWith(`/${text}`)))).toBe(true);
          }
      }),
      { numRuns: 10 },
    );
  });

  test('leave no slot of ours open', async () => {
    await fc.assert(
      fc.asyncProperty(records, fc.constantFrom(...shells.map(({ id }) => id)), async (given, shell) => {
        for (const { app, link = '', steps } of await allOf(given, shell)) {
          expect(link !== '' || steps.length > 0, app).toBe(true);
          for (const text of [link, ...steps.map(({ code }) => code)])
            expect(text).not.toMatch(
              /\{(id|name|file|fileName|quantization|served)\}|\{\{|undefined|<secret>|\$volume/,
            );
        }
      }),
      { numRuns: 30 },
    );
  });

  test('are percent-encoded in a link, of which nothing else changes', async () => {
    const plain = (await allOf([gguf({ id: 'o/m' })], 'posix')).filter(({ link }) => link !== undefined);
    expect(plain.length).toBeGreaterThan(0);
    await fc.assert(
      fc.asyncProperty(piece, piece, async (owner, name) => {
        const id = `${owner}/${name}`;
        const links = new Map((await allOf([gguf({ id })], 'posix')).map(({ app, link }) => [app, link]));
        for (const { app, link = '' } of plain) {
          const [, place = ''] = (links.get(app) ?? '').split(link.slice(0, link.indexOf('o/m')));
          expect(place).toMatch(/^[A-Za-z0-9\-_.!~*'()%/]+$/);
          if (place !== 'fill-in-model-id') expect(decodeURIComponent(place)).toBe(id);
        }
      }),
    );
  });
});
