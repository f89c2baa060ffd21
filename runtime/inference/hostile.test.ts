import fc from 'fast-check';
import { parseSync } from 'oxc-parser';
import { describe, expect, test, vi } from 'vitest';
import { hasUnseen } from '../../languages/shared/characters.ts';
import { clients } from '../../out/modules/clients.ts';
import { providers } from '../../out/modules/providers/registry.ts';
import { createInspector } from '../../tests/snippets/inspect.ts';
import { BAD_NAME } from '../request/reasons.ts';
import { CHAT, type Json } from '../request/types.ts';
import { argument, runShell, snippetsOf, syntaxProblems } from './test-kit/node.ts';
import type { InferenceOptions } from './types.ts';

// Shells and parsers are started many times, on machines that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const NASTY = [
  `'`,
  `"`,
  '\\',
  '`',
  '$(touch x)',
  '${x}',
  '{{x}}',
  '</script>',
  '\n',
  '\r',
  '\u2028',
  '\u202e',
  '\ud800',
  '#',
  '*/',
  '!!',
  '%s',
  '\0',
  '__proto__',
  '"""',
  "'''",
  ';',
  '&',
  '|',
  '@a',
  '-x',
  '~',
  'é',
  '🙂',
];
const nasty = fc
  .array(fc.oneof(fc.constantFrom(...NASTY), fc.string({ maxLength: 6 })), { minLength: 1, maxLength: 6 })
  .map((parts) => parts.join(''));
const printable = nasty.map((text) => text.replace(/[^\x20-\x7e]/g, '')).filter((text) => text.trim() !== '');
const cells = Object.values(providers).flatMap(({ id, tasks }) =>
  Object.keys(tasks).map((task) => ({ provider: id, task })),
);

/** The texts of all string literals of a module. */
function literals(code: string): string[] {
  const found: string[] = [];
  JSON.stringify(parseSync('snippet.mjs', code).program, (_, node) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') found.push(node.value);
    return node;
  });
  return found;
}

/** The languages of clients that are for no shell. */
const LANGUAGES = [...new Set(clients.filter(({ shell }) => shell === undefined).map(({ language }) => language))];

const inputsFor = (task: string, text: string): Json => {
  const inputs: Record<string, Json> = {
    [CHAT]: text,
    'sentence-similarity': { source_sentence: text, sentences: [text] },
    'tabular-classification': { [text]: [text] },
    'tabular-regression': { [text]: [text] },
  };
  return inputs[task] ?? text;
};

describe('values of strangers', () => {
  test('stay values in every cell, in every language but that of shells', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...cells),
        nasty,
        printable,
        printable,
        fc.boolean(),
        fc.boolean(),
        (cell, text, token, payer, direct, streaming) => {
          const task = cell.task === CHAT ? 'text-generation' : cell.task;
          const options: InferenceOptions = {
            provider: cell.provider,
            providerModelId: `m${[...text].filter((character) => !hasUnseen(character)).join('')}`,
            inputs: inputsFor(cell.task, text),
            accessToken: `${direct ? '' : 'hf_'}${token}`,
            billTo: payer,
            directRequest: direct,
            streaming,
          };
          const record = cell.task === 'text-generation' ? { tags: [] } : {};
          const snippets = LANGUAGES.flatMap((language) => snippetsOf(task, { ...options, language }, record).snippets);
          for (const snippet of snippets) {
            expect(syntaxProblems(snippet)).toEqual([]);
            expect(snippet.code).not.toMatch(/[\u2028\u202e\0\r]/);
          }
        },
      ),
      { numRuns: 120 },
    );
  });

  test('change nothing but what strings hold, in every cell of the languages that are given when they are asked for', async () => {
    const languages = LANGUAGES.filter((language) =>
      clients.some((client) => client.language === language && client.onRequest && client.async === undefined),
    );
    expect(languages).toContain('java');
    // A text that is long stands in several strings, and PHP says otherwise what has 0 for its only key: these are neither.
    const short = nasty.filter((text) => JSON.stringify(text).length < 30 && !hasUnseen(text) && text !== '0');
    const inspector = createInspector();
    const seen = async (cell: (typeof cells)[number], text: string, direct: boolean, streaming: boolean) => {
      const task = cell.task === CHAT ? 'text-generation' : cell.task;
      const options = { provider: cell.provider, providerModelId: `m${text}`, inputs: inputsFor(cell.task, text) };
      const call: InferenceOptions = {
        ...options,
        accessToken: `${direct ? '' : 'hf_'}x`,
        directRequest: direct,
        streaming,
      };
      const record = cell.task === 'text-generation' ? { tags: [] } : {};
      const all = languages.flatMap((language) => snippetsOf(task, { ...call, language }, record).snippets);
      const inspected = await Promise.all(all.map(({ language, code }) => inspector.inspect(language, code)));
      // A list that is printed in several lines has a comma behind its last item.
      return inspected.map(({ shape, ...one }) => ({ ...one, shape: shape.replace(/\(, , \) (?=\([)\]}] )/g, '') }));
    };
    let compared = 0;
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...cells), short, fc.boolean(), fc.boolean(), async (cell, text, ...how) => {
        const [calm, hostile] = [await seen(cell, 'calm', ...how), await seen(cell, text, ...how)];
        expect(hostile.map(({ error, shape, names }) => ({ error, shape, names }))).toEqual(
          calm.map(({ shape, names }) => ({ error: undefined, shape, names })),
        );
        compared += hostile.length;
      }),
      { numRuns: 200 },
    );
    expect(compared).toBeGreaterThan(300);
  });

  test.each<[string, InferenceOptions]>([
    ['a file', { inputs: 'a\u0003.png' }],
    ["the provider's id of the model", { inputs: 'a.png', providerModelId: 'a\u202eb' }],
    ['the file of the weights', { inputs: 'a.png', adapterWeightsPath: 'a\tb' }],
  ])('that name %s with what nobody sees give a reason', (_, options) => {
    expect(snippetsOf('image-classification', options)).toEqual({
      snippets: [],
      reason: BAD_NAME.reason,
      reasonKind: BAD_NAME.kind,
    });
  });

  test('arrive in JavaScript as they were given', () => {
    fc.assert(
      fc.property(nasty, (text) => {
        const messages = [{ role: 'user', content: text }];
        for (const { code } of snippetsOf('text-generation', { messages, language: 'js' }).snippets)
          expect(literals(code)).toContain(text);
      }),
      { numRuns: 100 },
    );
  });

  test('reach curl through a real shell as they were given, and nothing runs', () => {
    fc.assert(
      fc.property(
        fc.array(nasty, { minLength: 6, maxLength: 12 }),
        printable,
        fc.webUrl({ withQueryParameters: true }),
        (texts, token, endpointUrl) => {
          const messages = texts.map((content) => ({ role: 'user', content }));
          const [snippet] = snippetsOf('text-generation', {
            messages,
            accessToken: token.trim(),
            endpointUrl,
            client: 'curl',
          }).snippets;
          const { calls, stray } = runShell(snippet?.code ?? '');
          // The answer alone is printed, here an empty one.
          expect(stray).toBe('\n');
          expect(calls).toHaveLength(1);
          const { url, headers, body } = snippet?.request ?? {};
          expect(calls[0]).toContain(url);
          expect(calls[0]).toContain(`Authorization: ${headers?.[0]?.value}`);
          expect(JSON.parse(argument(calls[0], '-d') ?? '')).toEqual(body?.kind === 'json' && body.json);
        },
      ),
      { numRuns: 10 },
    );
  });
});
