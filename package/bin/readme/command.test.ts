import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { lexer, type Token } from 'marked';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../../generators/cli/command.ts';
import { answersOf } from '../test-kit/hub.ts';
import { blocksOf } from './blocks.ts';
import { keepReadme, type ReadmeOptions } from './command.ts';

// The program is started, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

const QWEN = JSON.parse(readFileSync(join(ROOT, 'seeds/qwen-qwen3-0-6b.json'), 'utf8')) as { id: string };
const SNIPPETS = join(ROOT, 'out/snippets/transformers/qwen-qwen3-0-6b');
const committed = (start: string): string => {
  const name = readdirSync(SNIPPETS).find((one) => one.startsWith(start)) ?? '';
  return readFileSync(join(SNIPPETS, name), 'utf8');
};
const CLOSE = '<!-- /snippetry -->';
const marked = (options = '', between = ''): string =>
  `<!-- snippetry: ${QWEN.id} ${options} record=record.json -->\n${between}${CLOSE}\n`;

let folder: string;
let file: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'readme-test-'));
  file = join(folder, 'README.md');
  writeFileSync(join(folder, 'record.json'), JSON.stringify(QWEN));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const OFFLINE: ReadmeOptions = { check: false, hub: 'http://127.0.0.1:9', timeout: 5 };
/** What the command makes of a Markdown file. */
async function kept(bytes: string | Buffer, options: Partial<ReadmeOptions> = {}): Promise<Buffer> {
  writeFileSync(file, bytes);
  await keepReadme(file, { ...OFFLINE, ...options });
  return readFileSync(file);
}
const failed = async (text: string, options: Partial<ReadmeOptions> = {}): Promise<string> => {
  const error = await kept(text, options).then(
    () => new Error('nothing was wrong'),
    (thrown: Error) => thrown,
  );
  expect(readFileSync(file, 'utf8')).toBe(text);
  return error.message.replaceAll(file, 'README.md');
};

describe('a block of a README', () => {
  it('holds what the hub of snippets shows: install, code, what was done with it', async () => {
    const text = String(await kept(`# Title\n\n${marked('variant=pipeline-chat-text', 'old\n')}`));
    expect(text).toContain(`### Use ${QWEN.id} with Transformers\n\n\`\`\`sh\n${committed('01-')}\`\`\`\n`);
    expect(text).toContain(`\`\`\`python\n${committed('02-')}\`\`\`\n\nExecuted on a tiny random model with `);
    expect(text).not.toContain('old');
    expect(text).not.toContain('days ago');
    expect(text.match(/```python/g)).toHaveLength(1);
  });

  it('holds one call, with what it needs', async () => {
    const text = String(await kept(marked('provider=together client=curl level=1')));
    expect(text).toMatch(/^# Call Qwen\/Qwen3-0\.6B through Together$/m);
    expect(text).toMatch(/^- Set HF_TOKEN with \[a key\]\(https:/m);
    expect(text).toMatch(/```sh\n.*curl /);
    expect(text.match(/```/g)).toHaveLength(2);
  });

  it('says a notice of the model', async () => {
    writeFileSync(join(folder, 'gated.json'), JSON.stringify({ ...QWEN, gated: 'manual' }));
    const text = String(await kept(marked().replace('record.json', 'gated.json')));
    expect(text).toMatch(/^- \*\*Gated\*\*: The weights are gated: accept the terms at https:\S+ and log in /m);
  });

  it('is written the same again, and then nothing is', async () => {
    const first = await kept(marked());
    const { ino } = statSync(file);
    expect(await keepReadme(file, OFFLINE)).toBe(`${file}: 1 block, current`);
    expect(await keepReadme(file, { ...OFFLINE, check: true })).toBe(`${file}: 1 block, current`);
    expect(readFileSync(file)).toEqual(first);
    expect(statSync(file).ino).toBe(ino);
  });
});

describe('the rest of a README', () => {
  it('may begin with a mark of byte order before the first marker', async () => {
    const text = String(await kept(`\ufeff${marked('variant=pipeline-chat-text')}`));
    expect(text.startsWith(`\ufeff<!-- snippetry:`)).toBe(true);
    expect(text).toContain(committed('02-'));
  });

  it('stays as it is, to the byte', async () => {
    const before = Buffer.from([0xef, 0xbb, 0xbf, 0x23, 0x20, 0xff, 0xfe, 0x0d, 0x0a, 0x00, 0x0a]);
    const between = Buffer.from('é\tü  \n\n');
    const behind = Buffer.from([0x0a, 0xc3, 0x28, 0x20, 0x20]);
    const blocks = [
      marked('variant=pipeline-chat-text').replaceAll('\n', '\r\n'),
      marked('variant=pipeline-chat-text'),
    ];
    const text = await kept(
      Buffer.concat([before, Buffer.from(blocks[0] ?? ''), between, Buffer.from(blocks[1] ?? ''), behind]),
    );
    expect(text.subarray(0, before.length)).toEqual(before);
    expect(text.subarray(-behind.length)).toEqual(behind);
    const [one = '', other = ''] = text.subarray(before.length, -behind.length).toString('utf8').split('é\tü  \n\n');
    expect(one.replaceAll('\r\n', '\n')).toBe(other);
    expect(one.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
  });

  it('keeps its permissions, and a link stays one', async () => {
    writeFileSync(join(folder, 'real.md'), marked());
    chmodSync(join(folder, 'real.md'), 0o640);
    symlinkSync('real.md', join(folder, 'link.md'));
    await keepReadme(join(folder, 'link.md'), OFFLINE);
    expect(lstatSync(join(folder, 'link.md')).isSymbolicLink()).toBe(true);
    expect(statSync(join(folder, 'real.md')).mode & 0o777).toBe(0o640);
    expect(readFileSync(join(folder, 'real.md'), 'utf8')).toContain('from transformers import');
    expect(readdirSync(folder).filter((name) => name.endsWith('.tmp'))).toEqual([]);
  });
});

/** The kinds of what a Markdown file holds, in order. */
const shapeOf = (tokens: readonly Token[]): unknown[] =>
  tokens.map((token) => [token.type, 'tokens' in token && token.type !== 'code' ? shapeOf(token.tokens ?? []) : []]);

describe('a hostile record', () => {
  const NAUGHTY = [
    '```',
    '`````\n',
    '\n<!-- /snippetry -->\n',
    '-->',
    '~~~',
    '</code></pre>',
    '\n# title\n',
    '[a](b)',
    '*',
  ];
  const hostile = fc
    .array(fc.oneof(fc.constantFrom(...NAUGHTY), fc.string()), { maxLength: 8 })
    .map((list) => list.join(''));

  it('changes no structure, and is current when it was written', async () => {
    const made = async (text: string): Promise<string> => {
      const record = { ...QWEN, widgetData: [{ text }], gated: 'manual', cardData: { license: `${text}-nc` } };
      writeFileSync(join(folder, 'record.json'), JSON.stringify(record));
      const after = String(await kept(`# Before\n\n${marked('variant=pipeline-chat-text')}\n# Behind\n`));
      expect(await keepReadme(file, { ...OFFLINE, check: true })).toContain('1 block, current');
      expect(blocksOf(after)).toMatchObject({ blocks: [{}], problems: [] });
      return after;
    };
    const kindsOf = (text: string): unknown[] => lexer(text).map(({ type }) => type);
    /** The markup in lists, besides text. */
    const inlineOf = (text: string): string[] =>
      JSON.stringify(shapeOf(lexer(text).filter(({ type }) => type === 'list')))
        .match(/"\w+"/g)
        ?.filter((kind) => !/"(?:text|escape)"/.test(kind)) ?? [];
    const plain = await made('plain');
    const [usual, usualInline] = [kindsOf(plain), inlineOf(plain)];
    await fc.assert(
      fc.asyncProperty(hostile, async (text) => {
        const after = await made(text);
        expect(kindsOf(after)).toEqual(usual);
        expect(inlineOf(after)).toEqual(usualInline);
      }),
      { numRuns: 60 },
    );
    writeFileSync(join(folder, 'record.json'), JSON.stringify(QWEN));
  });
});

describe('what is wrong is told with its line, and nothing is written', () => {
  it.each<[what: string, text: string, told: string]>([
    ['no block', '# Title\n', 'README.md has no block.\n  Write <!-- snippetry: org/name -->'],
    ['an open block', `\n<!-- snippetry: a/b -->\n`, 'README.md:2: the block that begins here is not closed.'],
    ['an option', marked('libary=timm'), 'README.md:1: there is no option "libary".\n  Near: library'],
    ['a library', marked('library=transformer'), 'README.md:1: there is no library "transformer". Near: '],
    ['a provider', marked('provider=fal'), 'README.md:1: there is no provider "fal". Near: fal-ai.'],
    [
      'a variant',
      marked('variant=pipelin'),
      'README.md:1: there is no variant "pipelin" of this model.\n  Near: pipeline-chat-text',
    ],
    [
      'a language',
      marked('language=go'),
      'README.md:1: there is no such code for this model.\n  There is code in: python.',
    ],
    [
      'a variant of a call',
      marked('client=curl variant=x'),
      'README.md:1: variant is about the code of a library, and',
    ],
    ['a call', marked('client=curl language=go'), 'README.md:1: there is no such call of this model.'],
    ['a record that is a folder', marked().replace('record.json', '.'), ' cannot be read: it is a folder.'],
    [
      'a record of another model',
      marked().replace('Qwen3', 'Qwen2'),
      'README.md:1: record.json is the record of Qwen/Qwen3-0.6B',
    ],
    ['a record that is not there', marked().replace('record.json', 'gone.json'), 'README.md:1: ENOENT'],
    ['a record elsewhere', marked().replace('record.json', '../../etc/hostname'), 'README.md:1: '],
    [
      'no id',
      '<!-- snippetry: a/b/c -->\n<!-- /snippetry -->\n',
      'README.md:1: "a/b/c" is no model id such as org/name.',
    ],
    ['no hub', `<!-- snippetry: a/b -->\n${CLOSE}\n`, 'README.md:1: http://127.0.0.1:9 '],
  ])('%s', async (_, text, told) => {
    expect(await failed(text)).toContain(told);
  });

  it('a record that was given and is not there, before the hub is asked', async () =>
    expect(await failed(`<!-- snippetry: a/b -->\n${CLOSE}\n`, { record: 'typo' })).toBe('there is no file typo.'));

  it('all of it at once', async () => {
    expect(await failed(`${marked('variant=x')}${marked()}${marked('level=9')}`)).toMatch(
      /^README\.md:1: [\s\S]*\nREADME\.md:5: /,
    );
  });

  it('a record outside of the folder is not read', async () => {
    mkdirSync(join(folder, 'docs'), { recursive: true });
    writeFileSync(join(folder, 'docs/card.md'), marked().replace('record.json', '../record.json'));
    await expect(keepReadme(join(folder, 'docs/card.md'), OFFLINE)).rejects.toThrow('does not stand beside this file');
  });

  it('a block that is not current', async () => {
    const text = await kept(`a\n${marked('variant=pipeline-chat-text')}`);
    const old = String(text).replace('pip install', 'pip  install');
    const message = await failed(old, { check: true });
    expect(message).toBe('README.md:2: the block that begins here is not current.\n  Run: snippetry readme README.md');
  });
});

describe('the program', () => {
  const run = (args: string[], input = '') =>
    spawnSync(process.execPath, [join(ROOT, 'package/bin/main.ts'), ...args], { cwd: folder, encoding: 'utf8', input });
  const OPEN = `<!-- snippetry: ${QWEN.id} variant=pipeline-chat-text -->\n${CLOSE}\n`;

  it('takes a record from standard input, writes, and checks', () => {
    writeFileSync(file, OPEN);
    const args = ['readme', 'README.md', '--record', '-'];
    const input = JSON.stringify(QWEN);
    expect(run([...args, '--check'], input)).toMatchObject({
      status: 1,
      stdout: '',
      stderr: expect.stringContaining('README.md:1: '),
    });
    expect(run(args, input)).toMatchObject({ status: 0, stdout: 'README.md: 1 block, 1 written anew\n', stderr: '' });
    expect(run([...args, '--check'], input)).toMatchObject({ status: 0, stdout: 'README.md: 1 block, current\n' });
  });

  it.each([
    [['readme'], 'readme takes one Markdown file, not 0.'],
    [['readme', 'a.md', 'b.md'], 'readme takes one Markdown file, not 2.'],
    [['readme', 'a.md', '--library', 'timm'], 'readme does not take --library. What is printed is said in the markers'],
    [['gpt2', '--check'], '--check is for snippetry readme <file>.'],
  ])('%j', (args, message) => {
    expect(run(args)).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining(message) });
  });

  it('says that there is no file', () => {
    expect(run(['readme', 'gone.md'])).toMatchObject({ status: 1, stderr: 'gone.md cannot be read: ENOENT.\n' });
  });

  it('asks the hub, and says which model it does not have', async () => {
    const answers = answersOf(QWEN);
    const hub = createServer((request, response) => {
      const answer = answers[request.url ?? ''];
      if (answer) answer(request, response);
      else response.writeHead(401).end('{}');
    });
    await new Promise<void>((done) => hub.listen(0, '127.0.0.1', done));
    const address = `http://127.0.0.1:${(hub.address() as AddressInfo).port}`;
    const text = String(await kept(OPEN, { hub: address }));
    expect(text).toContain(committed('02-'));
    const unknown = await failed(OPEN.replace('Qwen3-0.6B', 'no-such'), { hub: address });
    expect(unknown).toContain('README.md:1: ');
    expect(unknown).toContain('has no public model "Qwen/no-such". Check the spelling');
    hub.close();
  });
});
