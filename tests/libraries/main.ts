import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { readRuns, writeRuns } from '../execution/outcomes.ts';
import { readSnippets } from '../execution/snippets.ts';
import { checkClasses } from './classes.ts';
import { checkFlags, describeFlags, type FlagCheck, recordFlags } from './flags.ts';
import { checkPipelineTypes } from './js-types.ts';
import { checkMasks } from './masks.ts';
import { checkScripts, installPackages } from './npm.ts';
import { fetchAll, type Unpacked } from './packages.ts';
import { checkPipelineClasses } from './pipeline-classes.ts';
import { checkPython, type PythonCheck } from './python-snippets.ts';
import { describe, emptyFindings, type Findings, judge, type Verified } from './report.ts';
import { inRange, normalizeName, parseRequirement, type Requirement } from './requirement.ts';
import { refreshSignatures } from './signatures.ts';
import { allRequirements, type Library, readLibraries } from './snippets.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const cacheFolder = join(root, '.cache');
const packageFolder = join(cacheFolder, 'packages');
const distributions: Record<string, string> = JSON.parse(
  readFileSync(new URL('./distributions.json', import.meta.url), 'utf8'),
);

const help = `Usage: npm run -s verify -- --libraries [options] [library …]

Downloads the current release of every package that the catalogue installs (into .cache, never installed, never executed)
and checks the rendered snippets against it: every import names something that exists, every keyword argument is a
parameter, every flag of a shell command is one of its program's. Writes out/verified/<library>.json. Needs the network, Python 3.10 or newer with pip, and npm.

  --flags     only the flags of shell commands, against the argument parsers of their programs
  --signatures  only read again how the classes of libraries are called, into catalogue/signatures
  --masks     only the mask tokens of architectures, against the tokenizer classes of transformers
  --classes   only the names of classes and types of models that conditions, lookups and templates hold, against Diffusers and
              Transformers, and the types that the printed pipelines of Transformers.js are for, against its own
  --dry-run   report only, write nothing
  library …   only these (slugs)
`;

function addPython(findings: Findings, { snippet, packages, compared, missing, result }: PythonCheck): void {
  for (const name of result.imports) findings.imports.add(name);
  for (const name of result.keywords) findings.keywords.add(name);
  for (const [line, sentence] of result.failures) findings.failures.push({ file: snippet.file, line, sentence });
  for (const [, reason] of result.unchecked) findings.unchecked.add(reason);
  for (const { name, version } of compared) findings.packages.set(name, version);
  for (const text of missing) {
    findings.failures.push({ file: snippet.file, line: 1, sentence: `the registry has no code for ${text}` });
  }
  const unbound = new Set(snippet.requirements.flatMap(({ name, specifier }) => (specifier ? [] : (name ?? []))));
  for (const { name, version } of packages) if (unbound.has(name)) findings.current.set(name, version);
  if (snippet.open && Object.values(result.modules).includes(null)) findings.elsewhere.add(snippet.open);
}

/** Fails when the current release lies outside of the range that the entry states. */
function addVersions(findings: Findings, { slug, entry }: Library): void {
  for (const [name, range] of Object.entries(entry.versions ?? {})) {
    const version = findings.current.get(name) ?? findings.current.get(normalizeName(name));
    if (!version || inRange(version, range)) continue;
    const sentence = `the entry holds for ${name} ${range}, the current release is ${version}`;
    findings.failures.push({ file: `catalogue/libraries/${slug}.json`, line: 1, sentence });
  }
}

async function addScripts(all: ReadonlyMap<string, Findings>, libraries: readonly Library[]): Promise<void> {
  const using = libraries.filter(({ snippets }) => snippets.some(({ extension }) => extension === 'js'));
  const names = [...new Set(using.flatMap(({ snippets }) => snippets.flatMap((one) => one.npm)))];
  if (names.length === 0) return;
  const folder = join(cacheFolder, 'npm');
  const versions = await installPackages(names, folder);
  const scripts = using.flatMap(({ slug, snippets }) =>
    snippets.filter(({ extension }) => extension === 'js').map((snippet) => ({ slug, snippet })),
  );
  const results = checkScripts(new Map(scripts.map(({ snippet }) => [snippet.file, snippet.code])), folder);
  for (const { slug, snippet } of scripts) {
    const findings = all.get(slug) ?? emptyFindings();
    const result = results.get(snippet.file);
    for (const name of result?.imports ?? []) findings.imports.add(name);
    for (const name of result?.keywords ?? []) findings.keywords.add(name);
    for (const [line, sentence] of result?.failures ?? [])
      findings.failures.push({ file: snippet.file, line, sentence });
    for (const [, reason] of result?.unchecked ?? []) findings.unchecked.add(reason);
    for (const name of snippet.npm) {
      findings.packages.set(name, versions.get(name) ?? '');
      findings.current.set(name, versions.get(name) ?? '');
    }
  }
}

/** Checks the libraries; returns what was found in each, by slug. */
async function checkLibraries(libraries: readonly Library[], day: string): Promise<Map<string, Findings>> {
  const requirements = [...allRequirements(libraries), ...Object.values(distributions).map(parseRequirement)];
  const at = await fetchAll(requirements, packageFolder, day);
  const everything = [...at].filter(([key]) => !/[<>=!~]/.test(key)).map(([, unpacked]) => unpacked);
  const find = ({ name = '', specifier }: Pick<Requirement, 'name' | 'specifier'>): Unpacked | undefined =>
    at.get(`${name}${specifier}`) ?? at.get(name);
  const all = new Map(libraries.map(({ slug }) => [slug, emptyFindings()]));
  const python = await checkPython(libraries, find, everything);
  for (const library of libraries) {
    const findings = all.get(library.slug) ?? emptyFindings();
    for (const { file } of library.snippets) {
      const check = python.get(file);
      if (check) addPython(findings, check);
    }
  }
  await addScripts(all, libraries);
  for (const library of libraries) addVersions(all.get(library.slug) ?? emptyFindings(), library);
  return all;
}

/** Records the verdicts, each in the file of its library, beside the runs. */
function write(verdicts: ReadonlyMap<string, Verified>): void {
  for (const [slug, check] of verdicts) writeRuns(root, slug, { ...readRuns(root, slug), check });
}

/** Prints what became of the flags, and records those that were found; returns 1 when one is not taken, 0 otherwise. */
function reportFlags(checks: readonly FlagCheck[], record: boolean): number {
  for (const check of checks) process.stdout.write(describeFlags(check));
  if (record) recordFlags(root, checks);
  return checks.some(({ failures }) => failures.length > 0) ? 1 : 0;
}

/** `verify --libraries`: returns 0 when nothing failed, 1 otherwise. */
export async function main(args: string[]): Promise<number> {
  const options = {
    'dry-run': { type: 'boolean' },
    flags: { type: 'boolean' },
    signatures: { type: 'boolean' },
    masks: { type: 'boolean' },
    classes: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  if (values.help) {
    process.stdout.write(help);
    return 0;
  }
  if (values.signatures) {
    const said = await refreshSignatures(root, packageFolder, !values['dry-run']);
    process.stdout.write(said.map((line) => `${line}\n`).join(''));
    return 0;
  }
  if (values.masks || values.classes) {
    const checks = values.masks ? [checkMasks] : [checkClasses, checkPipelineClasses, checkPipelineTypes];
    const found = [];
    for (const check of checks) found.push(await check(root, packageFolder));
    process.stdout.write(found.flatMap(({ said }) => said.map((line) => `${line}\n`)).join(''));
    return found.every(({ isRight }) => isRight) ? 0 : 1;
  }
  const everyLibrary = readLibraries(root);
  const unknown = positionals.filter((slug) => !everyLibrary.some((library) => library.slug === slug));
  if (unknown.length > 0) {
    process.stderr.write(`There are no snippets of ${unknown.join(', ')}: run npm run generate, and give slugs.\n`);
    return 2;
  }
  const wanted = ({ slug }: Pick<Library, 'slug'>): boolean => positionals.length === 0 || positionals.includes(slug);
  const libraries = everyLibrary.filter(wanted);
  const day = new Date().toISOString().slice(0, 10);
  const shell = readSnippets(root).filter(({ library, language }) => language === 'sh' && wanted({ slug: library }));
  const flags = await checkFlags(shell, packageFolder, day);
  if (values.flags) return reportFlags(flags, !values['dry-run']);
  const all = await checkLibraries(libraries, day);
  const verdicts = new Map<string, Verified>();
  for (const library of libraries) {
    const findings = all.get(library.slug) ?? emptyFindings();
    const verdict = judge(library, findings, day);
    verdicts.set(library.slug, verdict);
    process.stdout.write(`${describe(library.slug, verdict, findings)}\n`);
  }
  const count = (status: Verified['status']): number =>
    [...verdicts.values()].filter((one) => one.status === status).length;
  process.stdout.write(
    `${count('checked')} checked, ${count('failed')} failed, ${count('not-checkable')} not checkable\n`,
  );
  if (!values['dry-run']) write(verdicts);
  const notTaken = reportFlags(flags, !values['dry-run']);
  return count('failed') > 0 ? 1 : notTaken;
}
