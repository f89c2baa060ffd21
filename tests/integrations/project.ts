import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../../generators/cli/command.ts';

const PACKAGE = join(ROOT, 'out/package');

/** Files of docs/integrations.md: a name in a line of its own, then a block of code. */
export function documentedFiles(): Map<string, string> {
  const text = readFileSync(join(ROOT, 'docs/integrations.md'), 'utf8');
  return new Map(
    [...text.matchAll(/^`([\w.-]+)`:\n\n```\w+\n(.*?)^```$/gms)].map(([, name = '', code = '']) => [name, code]),
  );
}

/** The one command of docs/integrations.md that begins with a word. */
export function documentedCommand(program: string): string[] {
  const text = readFileSync(join(ROOT, 'docs/integrations.md'), 'utf8');
  const lines = [...text.matchAll(/^```sh\n(.*?)\n```$/gms)].map(([, line = '']) => line);
  const found = lines.filter((line) => line.startsWith(`${program} `));
  if (found.length !== 1) throw new Error(`the page has ${found.length} commands of ${program}`);
  return (found[0] as string).split(' ');
}

/** The package as npm packs it, made when the first project asks for it: packing takes seconds of processor time. */
let tarball: Buffer | undefined;

function pack(): Buffer {
  if (!existsSync(join(PACKAGE, 'package.json'))) execFileSync(process.execPath, ['package/build.ts'], { cwd: ROOT });
  const folder = mkdtempSync(join(tmpdir(), 'packed-'));
  try {
    const options = { cwd: folder, encoding: 'utf8' } as const;
    const [packed] = JSON.parse(execFileSync('npm', ['pack', PACKAGE, '--json', '--loglevel=error'], options)) as {
      filename: string;
    }[];
    return readFileSync(join(folder, packed?.filename ?? ''));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** A project of its own in a temporary folder, with the documented files and the packed package installed. */
export function makeProject(): string {
  tarball ??= pack();
  const folder = mkdtempSync(join(tmpdir(), 'integration-'));
  const modules = join(folder, 'node_modules');
  mkdirSync(modules);
  execFileSync('tar', ['-xz', '-C', modules], { input: tarball });
  execFileSync('mv', [join(modules, 'package'), join(modules, 'snippetry')]);
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  for (const [name, code] of documentedFiles()) writeFileSync(join(folder, name), code);
  return folder;
}

export const removeProject = (folder: string): void => rmSync(folder, { recursive: true, force: true });

/** The record of a seed, as text. */
export const seedText = (slug: string): string => readFileSync(join(ROOT, `seeds/${slug}.json`), 'utf8');

/** The committed snippets of a seed, in order. */
export function committedSnippets(folder: string): string[] {
  const path = join(ROOT, 'out/snippets', folder);
  return readdirSync(path)
    .sort()
    .map((name) => readFileSync(join(path, name), 'utf8'));
}
