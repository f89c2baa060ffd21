import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';
import { documentedFiles, makeProject, removeProject } from './project.ts';

/** Documents with one program that imports the package, and the name of its file here. */
const OTHERS = { 'migration.js': 'docs/migration.md', 'packed.js': 'package/README.md', 'use.ts': 'README.md' };

/** The first block of JavaScript or TypeScript of a document. */
const programOf = (document: string): string =>
  /^```[jt]s\n(.*?)^```$/ms.exec(readFileSync(join(ROOT, document), 'utf8'))?.[1] ?? '';

let folder: string;
let programs: string[];
beforeAll(() => {
  folder = makeProject();
  for (const [file, document] of Object.entries(OTHERS)) writeFileSync(join(folder, file), programOf(document));
  const ofIntegrations = [...documentedFiles().keys()].filter((file) => file.endsWith('.js'));
  programs = [...ofIntegrations, ...Object.keys(OTHERS)];
});
afterAll(() => removeProject(folder));

it.each([
  ['node16', 'node16'],
  ['bundler', 'esnext'],
])('the documented programs keep the strict rules of TypeScript, with modules found as by %s', (moduleResolution, module) => {
  const compilerOptions = {
    ...{ module, moduleResolution, strict: true, noEmit: true, allowJs: true, checkJs: true, target: 'es2023' },
    ...{ lib: ['es2023', 'dom', 'dom.iterable'], types: ['node'], typeRoots: [join(ROOT, 'node_modules/@types')] },
  };
  // The record that the first lines of READMEs take as given.
  writeFileSync(join(folder, 'given.d.ts'), 'declare const record: unknown;\n');
  const files = [...programs, 'given.d.ts'];
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files }));
  const checked = spawnSync(process.execPath, [join(ROOT, 'node_modules/typescript-7/bin/tsc'), '-p', folder], {
    encoding: 'utf8',
  });
  expect(programs).toContain('server.js');
  // What is empty, or not the program that was meant, keeps every rule.
  const importing = programs.filter((file) => /^import .* from '/m.test(readFileSync(join(folder, file), 'utf8')));
  expect(importing).toEqual(programs);
  expect(checked.stdout).toBe('');
  expect(checked.status).toBe(0);
});
