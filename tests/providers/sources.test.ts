import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { hub } from '../../out/modules/hub.ts';
import type { PackageFile, ProviderFake } from '../../out/types/provider-fake.ts';
import { providerTokenVariable } from '../../runtime/request/index.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** The packages that verify installs for Python; they are there after its first run. */
const PYTHON = join(ROOT, '.cache/venv/lib');

const fakes = readdirSync(HERE)
  .filter((name) => name.endsWith('.json'))
  .map((name): ProviderFake => JSON.parse(readFileSync(join(HERE, name), 'utf8')));

/** Every source that is a file of a package, once. */
const sources = new Map<string, PackageFile & { readonly of: string }>();
for (const { id, routes, jobs = {}, key } of fakes)
  for (const [name, { sources: own = [] }] of [
    ...Object.entries(routes),
    ...Object.entries(jobs),
    ...(key ? [['key', key] as const] : []),
  ])
    for (const source of own)
      if ('package' in source) sources.set(JSON.stringify(source), { ...source, of: `${id} ${name}` });

const all = [...sources.values()];
const isNpm = ({ package: name }: PackageFile): boolean => existsSync(join(ROOT, 'node_modules', name));

/** The releases that verify installs for Python. */
const PINS = new Map(
  [...readFileSync(join(ROOT, 'tests/recorder/requirements.txt'), 'utf8').matchAll(/^([\w-]+)==(\S+)$/gm)].map(
    ([, name = '', version = '']) => [name, version],
  ),
);

/** The text of a file, without the differences that a formatter makes. */
const flat = (text: string): string => text.replace(/\s+/g, ' ');

const quotes = (file: string, says: string): boolean => flat(readFileSync(file, 'utf8')).includes(flat(says));

describe('the entries name the variable of the key as the documentation does', () => {
  test.each(fakes.flatMap(({ id, key }) => (key ? [[id, key.variable] as const] : [])))('%s: %s', (id, variable) => {
    const entry: { vendorTokenVariable?: string } = JSON.parse(
      readFileSync(join(ROOT, 'catalogue/providers', `${id}.json`), 'utf8'),
    );
    expect(entry.vendorTokenVariable ?? providerTokenVariable(hub, id)).toBe(variable);
  });
});

describe('the packages say what the fakes quote', () => {
  test.each(
    all.filter(isNpm).map((source) => [`${source.of}: ${source.package} ${source.file}`, source] as const),
  )('%s', (_, { package: name, version, file, says = '' }) => {
    const folder = join(ROOT, 'node_modules', name);
    const installed = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version;
    expect(installed, 'another release is installed: read it, and say so in the source').toBe(version);
    expect(quotes(join(folder, file), says), 'the file does not say it').toBe(true);
  });

  // What stands in no environment yet is quoted of the release that the next one holds.
  test('of the releases that are pinned, where they are packages of Python', () => {
    const python = all.filter((source) => !isNpm(source));
    expect(python.length).toBeGreaterThan(10);
    expect(python.filter(({ package: name, version }) => PINS.get(name) !== version)).toEqual([]);
  });

  const interpreter = existsSync(PYTHON) ? readdirSync(PYTHON)[0] : undefined;

  test
    .skipIf(interpreter === undefined)
    .each(
      all
        .filter((source) => !isNpm(source))
        .map((source) => [`${source.of}: ${source.package} ${source.file}`, source] as const),
    )('%s', (_, { package: name, version, file, says = '' }) => {
    const folder = join(PYTHON, interpreter ?? '', 'site-packages');
    expect(readdirSync(folder)).toContain(`${name}-${version}.dist-info`);
    expect(quotes(join(folder, file), says), 'the file does not say it').toBe(true);
  });
});
