import { copyFileSync, cpSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { $ } from 'zx';
import { emptyGeneratedFolder } from '../generators/4-emit/write.ts';
import { ROOT } from '../generators/cli/command.ts';
import type { Runs } from '../out/types/runs.ts';
import { recordToShip } from '../runtime/receipt/ship.ts';
import { OLDEST_NODE } from './bin/oldest-node.ts';
import { bundleCommand } from './bundle.ts';
import entryPoints from './entry-points.json' with { type: 'json' };

const OUTPUT = join(ROOT, 'out/package');

type EntryPoints = Record<string, { types: string; default: string } | string>;

/** The `exports` of the package: each entry point with its declarations. */
export function packageExports(points: Readonly<Record<string, string>>): EntryPoints {
  const pairs = Object.entries(points).map(([name, path]): [string, EntryPoints[string]] => [
    name,
    { types: `./${path}.d.ts`, default: `./${path}.js` },
  ]);
  return { ...Object.fromEntries(pairs), './package.json': './package.json' };
}

/** The package's own package.json: no scripts, no dependencies, only what a consumer needs. */
export function packageManifest(root: Record<string, unknown>): Record<string, unknown> {
  const { name, version, description, license, type, keywords, repository } = root;
  return {
    name,
    version,
    description,
    license,
    ...(repository ? { repository } : {}),
    keywords,
    type,
    sideEffects: false,
    engines: { node: `>=${OLDEST_NODE}` },
    bin: { snippetry: './package/bin/start.js' },
    exports: packageExports(entryPoints),
  };
}

/** The records that the command reads. */
const RECORDS = ['out/verified', 'out/verified/apps', 'out/verified/datasets'];

/** What was done with code, calls and the steps of apps, which the command says beside them. */
function copyRecords(): void {
  for (const folder of RECORDS) {
    mkdirSync(join(OUTPUT, folder), { recursive: true });
    for (const file of readdirSync(join(ROOT, folder)).filter((name) => name.endsWith('.json'))) {
      const whole = JSON.parse(readFileSync(join(ROOT, folder, file), 'utf8')) as Runs;
      writeFileSync(join(OUTPUT, folder, file), JSON.stringify(recordToShip(whole)));
    }
  }
  mkdirSync(join(OUTPUT, 'out/exchanges'), { recursive: true });
  for (const file of readdirSync(join(ROOT, 'out/exchanges')))
    writeFileSync(
      join(OUTPUT, 'out/exchanges', file),
      JSON.stringify(JSON.parse(readFileSync(join(ROOT, 'out/exchanges', file), 'utf8'))),
    );
  copyFileSync(join(ROOT, 'out/executed.json'), join(OUTPUT, 'out/executed.json'));
}

/** Compiles runtime/ and out/modules to JavaScript with declarations in out/package, and the command to few files. */
export async function buildPackage(): Promise<void> {
  emptyGeneratedFolder(ROOT, 'out/package');
  await $({ cwd: ROOT, stdio: 'inherit' })`node node_modules/typescript-7/bin/tsc -p tsconfig.package.json`;
  const manifest = packageManifest(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')));
  const missing = Object.values(entryPoints).filter(
    (path) => !path.includes('*') && !existsSync(join(OUTPUT, `${path}.js`)),
  );
  if (missing.length > 0) throw new Error(`entry points without a module: ${missing.join(', ')}`);
  writeFileSync(join(OUTPUT, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  cpSync(join(ROOT, 'site/public/samples'), join(OUTPUT, 'samples'), { recursive: true });
  await bundleCommand(join(OUTPUT, 'package/bin'));
  copyRecords();
  for (const file of ['LICENSE', 'CHANGELOG.md']) copyFileSync(join(ROOT, file), join(OUTPUT, file));
  copyFileSync(join(ROOT, 'package/README.md'), join(OUTPUT, 'README.md'));
}

if (import.meta.main) await buildPackage();
