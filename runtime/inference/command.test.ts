import { describe, expect, test } from 'vitest';
import { parseJsonText } from '../../generators/1-load/json-file.ts';
import { loadSchemas } from '../../generators/1-load/schema.ts';
import { MODES, readCmd, readResult as resultOfCmd } from '../../shells/cmd/test-kit/read.ts';
import { readResult, startedBy, VERSIONS } from '../../shells/powershell/test-kit/read.ts';
import { allCells, cellName } from '../../tests/recorder/cells.ts';
import { parseModel } from '../model/parse.ts';
import type { Request } from '../request/types.ts';
import { printFor } from '../shells.ts';
import { inferenceSnippets } from './index.ts';
import { snippetOf } from './test-kit/node.ts';
import type { InferenceSnippet } from './types.ts';

const ENVIRONMENT = new Proxy<Record<string, string>>({}, { get: (_, name) => `value of ${String(name)}` });

/** Every snippet of curl, with the name of its cell. */
const cells = allCells()
  .filter(({ client }) => client === 'sh-curl')
  .flatMap((cell) => {
    const options = { ...cell.options, provider: cell.provider, client: cell.client };
    const [snippet] = inferenceSnippets(parseModel(cell.record), options).snippets;
    return snippet ? [{ name: cellName(cell), snippet }] : [];
  });
const commands = cells.filter(({ snippet }) => snippet.command);

/** What curl must be given, from the request alone: its arguments in the order of options, and its input. */
function expected({ url, headers, body, result }: Request, piped: boolean, answer: string) {
  const sent = {
    json: () => ['-d', piped ? '@-' : 'document'],
    bytes: () => ['--data-binary', `@${piped && body.kind === 'bytes' ? body.file.name : '-'}`],
    form: () => [],
  }[body.kind]();
  const isType = ({ name }: { name: string }) => name === 'Content-Type';
  const ordered = [...headers.filter((header) => !isType(header)), ...headers.filter(isType)];
  return [
    ...(result.as === 'bytes' ? [] : ['-sS']),
    '--fail-with-body',
    url,
    ...(result.as === 'bytes' ? ['-o', answer] : []),
    ...ordered.flatMap(({ name, value, env }) => ['-H', `${name}: ${value}${env ? ENVIRONMENT[env] : ''}`]),
    ...sent,
  ];
}

/** What curl was given: the document apart, for its spaces do not count. */
function given({ request }: InferenceSnippet, words: readonly string[], input: string | undefined) {
  const [, ...rest] = words;
  const body = request?.body;
  if (body?.kind === 'form') return { words: rest.slice(0, -2 * (body.fields.length + 1)), document: undefined };
  if (body?.kind !== 'json') return { words: rest, document: undefined };
  const document = JSON.parse(input ?? rest.at(-1) ?? '');
  return { words: input === undefined ? [...rest.slice(0, -1), 'document'] : rest, document };
}

/** The name under which the whole answer is saved. */
const savedBy = ({ result }: Request) => (result.as === 'bytes' ? result.save : undefined);

const documentOf = ({ body }: Request) => (body.kind === 'json' ? body.json : undefined);

test('most calls are commands', () => {
  expect(commands.length).toBeGreaterThan(500);
  for (const { snippet } of cells) expect(snippet.shell).toBe('posix');
});

describe.each(Object.keys(VERSIONS))('PowerShell %s gives curl', (version) => {
  test('what the request says, in every cell that it can say', () => {
    let count = 0;
    for (const { name, snippet } of commands) {
      const printed = printFor(snippet, 'powershell');
      if ('reason' in printed || !snippet.request) continue;
      const { code, result } = readResult(printed.code.trimEnd());
      const { words, input } = startedBy(version, code, ENVIRONMENT);
      const found = given(snippet, words, input);
      expect([name, found]).toEqual([
        name,
        { words: expected(snippet.request, true, '<answer>'), document: documentOf(snippet.request) },
      ]);
      expect([name, result]).toEqual([name, savedBy(snippet.request)]);
      count += 1;
    }
    expect(count).toBeGreaterThan(400);
  });
});

describe.each(MODES)('cmd with %o gives curl', (mode) => {
  test('what the request says, in every cell that it can say', () => {
    let count = 0;
    for (const { name, snippet } of commands) {
      const printed = printFor(snippet, 'cmd');
      if ('reason' in printed || !snippet.request) continue;
      const { code, result } = resultOfCmd(printed.code.trimEnd());
      const { words, input } = readCmd(code, ENVIRONMENT, mode);
      const { body } = snippet.request;
      expect([name, given(snippet, words, undefined)]).toEqual([
        name,
        { words: expected(snippet.request, false, 'value of TEMP\\answer'), document: documentOf(snippet.request) },
      ]);
      expect([name, result]).toEqual([name, savedBy(snippet.request)]);
      if (body.kind !== 'json') expect(input).toBe(body.file.name);
      count += 1;
    }
    expect(count).toBeGreaterThan(400);
  });
});

const CHAT = snippetOf('text-generation', 'curl', { messages: [{ role: 'user', content: '100 % é "yes"!' }] });

test.each([
  [
    'powershell',
    `@'
{
  "model": "org/name",
  "messages": [
    {
      "role": "user",
      "content": "100 % \\u00e9 \\"yes\\"!"
    }
  ]
}
'@ | curl.exe -sS --fail-with-body https://router.huggingface.co/v1/chat/completions \`
  -H "Authorization: Bearer $env:HF_TOKEN" \`
  -H 'Content-Type: application/json' \`
  -d '@-'
`,
  ],
  [
    'cmd',
    `curl -sS --fail-with-body https://router.huggingface.co/v1/chat/completions ^
  -H "Authorization: Bearer %HF_TOKEN%" ^
  -H "Content-Type: application/json" ^
  -d "{ \\"model\\": \\"org/name\\", \\"messages\\": [ { \\"role\\": \\"user\\", \\"content\\": \\"100 \\u0025 \\u00e9 \\u0022yes\\u0022\\u0021\\" } ] }"
`,
  ],
])('a chat in %s', (shell, code) => {
  expect(CHAT && printFor(CHAT, shell)).toEqual({ code });
});

test.each<[string, string, Parameters<typeof snippetOf>[2], string, string]>([
  ['a stream', 'text-generation', { streaming: true }, 'cmd', 'This is a script for bash, zsh.'],
  ['a job', 'text-to-video', { provider: 'fal-ai' }, 'powershell', 'This is a script for bash, zsh.'],
])('%s is a script', (_, task, options, shell, reason) => {
  const snippet = snippetOf(task, 'curl', options);
  expect(snippet?.command).toBe(undefined);
  expect(snippet && printFor(snippet, shell)).toEqual({ reason });
});

test('every command keeps the schema of commands', () => {
  const schemas = loadSchemas('schemas');
  for (const { name, snippet } of commands) {
    const { json } = parseJsonText(name, JSON.stringify(snippet.command));
    expect(json && schemas.check('command', json)).toEqual([]);
  }
});
