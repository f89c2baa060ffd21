import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Copy, makeCopy } from '../../tests/test-kit/copy.ts';

let copy: Copy;
beforeAll(() => {
  copy = makeCopy('few');
});
afterAll(() => copy[Symbol.dispose]());

/** The problems that check finds, as file, place, code and what is wrong. */
function problems(): string[] {
  const { stderr, stdout } = copy.run('check');
  return (stdout + stderr).split('\n').filter((line) => /^\S+:\d+:\d+: /.test(line));
}

const generated = (): string => copy.run('generate').stderr.match(/snippets: .*/)?.[0] ?? '';

const URL_ = 'https://api.acme.example.com';
const DOCS = 'https://docs.acme.example.com/chat';

/** The first snippet of a client for a model that chats. */
function snippetOf(client: string, ...options: string[]): { code: string; request: { url: string } } {
  copy.write(
    'record.json',
    JSON.stringify({ id: 'org/name', pipeline_tag: 'text-generation', tags: ['conversational'] }),
  );
  const { stdout } = copy.run('render', 'record.json', '--json', '--client', client, ...options);
  return JSON.parse(stdout).inference[0];
}

/** Executes snippets in the copy, against its own fakes; the report, and what it counted. */
function verify(...options: string[]): { report: string; counts: string } {
  const command = ['tests/verify.ts', ...options, '--task', 'text-generation'];
  const { stdout } = spawnSync(process.execPath, command, { cwd: copy.root, encoding: 'utf8' });
  return { report: stdout, counts: stdout.trimEnd().split('\n').at(-1) ?? '' };
}

describe('a new provider is two files', { timeout: 300_000 }, () => {
  test('and check asks for what only its writer knows', () => {
    expect(copy.run('new', 'provider', 'acme-ai').stdout.trim().split('\n')).toEqual([
      'catalogue/providers/acme-ai.json',
      'tests/providers/acme-ai.json',
    ]);
    expect(problems()).toEqual([
      expect.stringMatching(/^catalogue\/providers\/acme-ai\.json:6:3: bad-url: url is not an https address/),
      expect.stringMatching(
        /^catalogue\/providers\/acme-ai\.json:12:3: schema: sources is \[\], which has too few items/,
      ),
      expect.stringMatching(/^tests\/providers\/acme-ai\.json:5:5: schema: bases\.0 is "", which has a form/),
      expect.stringMatching(
        /^tests\/providers\/acme-ai\.json:12:7: schema: routes\.chat\.sources is \[\], which has too few/,
      ),
    ]);
  });

  test('and once they are filled in, its snippets are taken by its fake', () => {
    copy.change('catalogue/providers/acme-ai.json', (entry) => Object.assign(entry, { url: URL_, sources: [DOCS] }));
    const router = 'https://router.huggingface.co/acme-ai';
    const routes = {
      chat: {
        like: 'openai#chat',
        path: '/v1/chat/completions',
        sources: [{ url: DOCS, says: 'POST /v1/chat/completions' }],
      },
    };
    copy.change('tests/providers/acme-ai.json', (fake) => Object.assign(fake, { bases: [URL_, router], routes }));
    expect(problems()).toEqual([]);
    expect(generated()).toContain('0 removed');
    for (const client of ['openai', 'requests', 'fetch', 'curl'])
      expect(snippetOf(client, '--provider', 'acme-ai', '--direct').request.url).toBe(`${URL_}/v1/chat/completions`);
    const clients = ['js-openai', 'js-fetch', 'sh-curl'].flatMap((client) => ['--client', client]);
    const { counts } = verify('--provider', 'acme-ai', ...clients, '--variant', 'routed', '--variant', 'direct');
    expect(counts).toBe('6 passed, 0 failed, 0 skipped');
  });

  test('and a wrong fact in its entry fails against its fake', () => {
    const wrong = (path: string) => (entry: Record<string, unknown>) =>
      Object.assign(entry, { tasks: { conversational: { path } } });
    copy.change('catalogue/providers/acme-ai.json', wrong('/v2/chat/completions'));
    generated();
    const { report, counts } = verify('--provider', 'acme-ai', '--client', 'js-fetch', '--variant', 'direct');
    expect(counts).toBe('0 passed, 1 failed, 0 skipped');
    expect(report).toContain('/v2/chat/completions was refused with 404: there is nothing at this address');
    copy.change('catalogue/providers/acme-ai.json', wrong('/v1/chat/completions'));
  });
});

describe('a new client is an entry and templates, begun as those of another', { timeout: 300_000 }, () => {
  test.each([
    [['client', 'got'], '--language takes the language of the client: js, python, or sh.'],
    [
      ['client', 'got', '--language', 'js', '--like', 'fetsh'],
      '--like takes a client of the same language: fetch, huggingface.js, or openai.',
    ],
    [['client', 'got', '--language', 'js', '--package', 'got'], '--package takes an ecosystem and a name'],
    [['provder', 'x'], 'Did you mean "provider"?'],
    [['provider', 'groq'], 'are there already; nothing was written'],
  ])('%j is refused', (args, message) => {
    const { code, stderr } = copy.run('new', ...args);
    expect({ code, stderr }).toEqual({ code: 2, stderr: expect.stringContaining(message) });
  });

  test('which works once check has what it asks for', () => {
    const { stdout } = copy.run('new', 'client', 'got', '--language', 'js', '--package', 'npm:got');
    expect(stdout).toContain('templates/inference/js/got/chat-stream.js.hbs\n');
    expect(problems()).toEqual([
      expect.stringMatching(/^catalogue\/clients\/js-got\.json:\d+:3: schema: sources is \[\], which/),
      expect.stringMatching(/^catalogue\/clients\/js-got\.json:\d+:3: schema: versions is \{\}, which/),
    ]);
    const facts = { versions: { got: '>=14' }, sources: ['https://github.com/sindresorhus/got'] };
    copy.change('catalogue/clients/js-got.json', (entry) => Object.assign(entry, facts));
    expect(problems()).toEqual([]);
    generated();
    expect(snippetOf('got', '--provider', 'groq').code).toBe(snippetOf('fetch', '--provider', 'groq').code);
    expect(verify('--provider', 'groq', '--client', 'js-got', '--variant', 'stream').counts).toBe(
      '1 passed, 0 failed, 0 skipped',
    );
  });
});

describe('a new language is a folder, begun as that of another', { timeout: 300_000 }, () => {
  test('which needs to be told of which', () => {
    const { code, stderr } = copy.run('new', 'language', 'toml', '--like', 'jsn');
    expect({ code, stderr }).toEqual({
      code: 2,
      stderr:
        '--like takes the language to begin with: csharp, go, java, js, json, php, powershell, python, ruby, rust, or sh.\n',
    });
  });

  test('and templates in it print', () => {
    expect(copy.run('new', 'language', 'toml', '--like', 'json').stdout).toContain('languages/toml/contexts.ts\n');
    expect(problems()).toEqual([
      expect.stringMatching(/^languages\/toml\/language\.json:5:3: schema: extension is "", which/),
    ]);
    copy.change('languages/toml/language.json', (facts) => Object.assign(facts, { extension: 'toml' }));
    copy.change('catalogue/libraries/demo-py.json', ({ variants }) => {
      (variants as object[]).push({ name: 'settings', title: 'Settings', language: 'toml', also: true });
    });
    copy.write('templates/libraries/demo-py/settings.toml.hbs', '{ "model": {{id}} }\n');
    expect(problems()).toEqual([]);
    expect(generated()).toMatch(/^snippets: /);
    const { stdout } = spawnSync('find', [join(copy.root, 'out/snippets/demo-py'), '-name', '*.toml'], {
      encoding: 'utf8',
    });
    const [first = ''] = stdout.split('\n');
    expect(copy.read(first.slice(copy.root.length + 1))).toMatch(/^\{ "model": "[^"]+" \}\n$/);
  });
});
