import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';
import { WISH_OPTIONS } from '../../package/bin/readme/wish.ts';
import { STYLE } from '../../site/src/browser/embed/style.ts';
import { committedSnippets, makeProject, removeProject, seedText } from './project.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 300_000 });

const PAGE = readFileSync(join(ROOT, 'docs/embedding.md'), 'utf8');

/** The blocks of code in a language. */
const blocks = (language: string): string[] =>
  [...PAGE.matchAll(new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'gms'))].map(([, code = '']) => code);
const one = (language: string, part: string): string => {
  const found = blocks(language).filter((code) => code.includes(part));
  expect(found).toHaveLength(1);
  return found[0] ?? '';
};

describe('the block of a README in docs/embedding.md', () => {
  let folder: string;
  beforeAll(() => {
    folder = makeProject();
    const bin = join(folder, 'node_modules/.bin');
    mkdirSync(bin, { recursive: true });
    symlinkSync('../snippetry/package/bin/start.js', join(bin, 'snippetry'));
    spawnSync('chmod', ['+x', join(bin, 'snippetry')]);
    writeFileSync(join(folder, 'model.json'), seedText('qwen-qwen3-0-6b'));
    // The record is read from a file, for no test asks the hub.
    writeFileSync(
      join(folder, 'README.md'),
      one('markdown', '<!-- snippetry:').replace(' -->\n', ' record=model.json -->\n'),
    );
  });
  afterAll(() => removeProject(folder));
  const sh = (command: string) => spawnSync('bash', ['-e', '-c', command], { cwd: folder, encoding: 'utf8' });
  const check = /^ {6}- run: (.+)$/m.exec(one('yaml', 'jobs:'))?.[1] ?? '';

  it('is not current before the command has written it, and its check says so', () => {
    expect(sh(check)).toMatchObject({ status: 1, stderr: expect.stringContaining('README.md:3: ') });
  });

  it('holds the committed code after it, and its check is content', () => {
    expect(sh(one('sh', 'npx'))).toMatchObject({ status: 0, stdout: 'README.md: 1 block, 1 written anew\n' });
    const [install = '', code = ''] = committedSnippets('transformers/qwen-qwen3-0-6b');
    const written = readFileSync(join(folder, 'README.md'), 'utf8');
    expect(written).toContain(`\`\`\`sh\n${install}\`\`\`\n`);
    expect(written).toContain(`\`\`\`python\n${code}\`\`\`\n`);
    expect(written.match(/^```/gm)).toHaveLength(4);
    expect(sh(check)).toMatchObject({ status: 0, stdout: 'README.md: 1 block, current\n' });
  });

  it('is checked by a workflow of about ten lines', () => {
    expect(one('yaml', 'jobs:').trim().split('\n').length).toBeLessThanOrEqual(11);
    const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { version: string };
    expect(`${version}.`).toContain(`${/snippetry@([\d.]+)/.exec(check)?.[1]}.`);
  });

  it('takes the options of the table, and no other', () => {
    const table = PAGE.slice(PAGE.indexOf('| option |'));
    const rows = [...table.matchAll(/^\| (`.+?) \| /gm)].map(([, cell = '']) => cell);
    const named = rows.flatMap((cell) => [...cell.matchAll(/`(\w+)=/g)].map(([, name = '']) => name));
    expect(named.sort()).toEqual([...WISH_OPTIONS].sort());
  });
});

describe('the element in docs/embedding.md', () => {
  it('has the variables of its style, and no other', () => {
    const used = new Set([...STYLE.matchAll(/--model-snippet(-\w+)/g)].map(([, name = '']) => name));
    const [sentence = ''] = /Its variables are [^;]*/.exec(PAGE) ?? [];
    const named = [...sentence.matchAll(/`(?:--model-snippet)?(-\w+)`/g)].map(([, name = '']) => name);
    expect(named.sort()).toEqual([...used].sort());
  });

  it('has the parts that it draws, and no other', () => {
    const files = ['draw', 'tabs', 'dom', 'element'].map((name) =>
      readFileSync(join(ROOT, `site/src/browser/embed/${name}.ts`), 'utf8'),
    );
    const drawn = new Set([...files.join().matchAll(/part: '(\w+)'|list\(\s*'(\w+)'/g)].map(([, a, b]) => a ?? b));
    const [sentence = ''] = /its parts ([^:]*):/.exec(PAGE) ?? [];
    expect([...sentence.matchAll(/`(\w+)`/g)].map(([, name]) => name).sort()).toEqual([...drawn].sort());
  });

  it.skipIf(!existsSync(join(ROOT, 'site/dist/model-snippet.js')))(
    'and the badge name files that the built site has',
    () => {
      const named = [...PAGE.matchAll(/https:\/\/snippets\.example(\/[^\s")]+)/g)].map(([, path = '']) => path);
      expect(named.length).toBeGreaterThan(3);
      const missing = named.filter(
        (path) => !existsSync(join(ROOT, 'site/dist', path, path.endsWith('/') ? 'index.html' : '')),
      );
      expect(missing).toEqual([]);
    },
  );
});
