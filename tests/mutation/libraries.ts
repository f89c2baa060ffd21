import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { ran, readRuns } from '../execution/outcomes.ts';
import { hashOf, readSnippets, type Snippet } from '../execution/snippets.ts';
import { type Campaign, type Group, NODE, type Outcome, type Tried, tail } from './checks.ts';
import type { Fault } from './fault.ts';
import { Queues } from './queues.ts';

/** How many snippets of a fault are executed, and how many libraries are compared with their packages. */
const MOST = 3;

const nameOf = ({ library, key }: Pick<Snippet, 'library' | 'key'>): string => `${library} ${key}`;

/** What is known of a repository without a fault. */
class Baseline {
  readonly root: string;
  private readonly before: ReadonlyMap<string, Snippet>;
  private readonly ranVariants: ReadonlySet<string>;
  readonly installs: ReadonlySet<string>;

  constructor(root: string) {
    this.root = root;
    const all = readSnippets(root);
    this.before = new Map(all.map((one) => [nameOf(one), one]));
    this.installs = new Set(all.map(({ install }) => install));
    const those = all.filter(({ library, key }) => {
      const run = readRuns(root, library).runs[key];
      return run !== undefined && ran(run);
    });
    this.ranVariants = new Set(those.map(({ library, variant }) => `${library} ${variant}`));
  }

  /** Whether the variant ran for any model. */
  ran({ library, variant }: Pick<Snippet, 'library' | 'variant'>): boolean {
    return this.ranVariants.has(`${library} ${variant}`);
  }

  /** The snippet as it is without the fault; nothing where there was none. */
  find(snippet: Snippet): Snippet | undefined {
    return this.before.get(nameOf(snippet));
  }

  /** The snippets of a copy that are new or others than before, and those that are not there any more. */
  compare(copy: string): { changed: Snippet[]; gone: Snippet[] } {
    const now = readSnippets(copy);
    const names = new Set(now.map(nameOf));
    const hashed = (one: Snippet | undefined): string | undefined => one && hashOf(one);
    return {
      changed: now.filter((one) => hashed(this.find(one)) !== hashOf(one)),
      gone: [...this.before.values()].filter((one) => !names.has(nameOf(one))),
    };
  }

  /** What a fault is in that stops the generator, by its file: a variant of a library, or what several have in common. */
  groupOf({ file, id }: Fault): Group {
    const [, library = '', template] = /^(?:templates|catalogue)\/libraries\/([^/.]+)(?:\/([^.]+)\.)?/.exec(file) ?? [];
    if (library === '') return 'ran';
    const variants = [...this.ranVariants].filter((name) => name.startsWith(`${library} `));
    const [, variant] = / variants\.([^ .]+)\./.exec(id) ?? [];
    const entry = join(this.root, `catalogue/libraries/${library}.json`);
    const named = variant ?? template;
    if (named === undefined || !existsSync(entry)) return variants.length > 0 ? 'ran' : 'not run';
    return variants.includes(`${library} ${named}`) ? 'ran' : 'not run';
  }
}

/** Snippets so that each variant comes once before any comes twice. */
function varied(snippets: readonly Snippet[]): Snippet[] {
  const groups = [...Map.groupBy(snippets, ({ library, variant }) => `${library} ${variant}`).values()];
  const rounds = Math.max(0, ...groups.map((group) => group.length));
  return Array.from({ length: rounds }, (_, round) => groups.flatMap((group) => group[round] ?? [])).flat();
}

const RAN = /^\S+ \S+: ran\b/;
const NOT_RUN = /^\S+ \S+: not run\b/;

const faultLines = (text: string): string[] =>
  text.split('\n').flatMap((line) => /^ {2}(?!not read)\S+:\d+: (.*)$/.exec(line)?.[1] ?? []);

/** Compares libraries with their packages, one command at a time: all of them share the folder of packages. */
class Comparison {
  private readonly queues = new Queues();
  private readonly known = new Map<string, ReadonlySet<string>>();

  private async linesOf(tree: Tried, root: string, library: string): Promise<string[]> {
    const command = [...NODE, join(root, 'tests/verify.ts'), '--libraries', '--dry-run', library];
    const { text } = await tree.run(command, 900);
    if (!/^\d+ checked, \d+ failed/m.test(text)) throw new Error(`${library} cannot be compared: ${tail(text)}`);
    return faultLines(text);
  }

  /** What the packages say of a library with the fault that they do not say without it. */
  async faultsOf(tree: Tried, library: string, repository: string): Promise<string | undefined> {
    return this.queues.after('packages', async () => {
      const before = this.known.get(library) ?? new Set(await this.linesOf(tree, repository, library));
      this.known.set(library, before);
      return (await this.linesOf(tree, tree.root, library)).find((line) => !before.has(line));
    });
  }
}

/** Executes snippets of copies; those of one library one after the other, since they share folders of the cache. */
class Execution {
  private readonly queues = new Queues();
  private readonly baseline: Baseline;
  private readonly cache: string;
  private readonly known = new Map<string, boolean>();

  constructor(baseline: Baseline) {
    this.baseline = baseline;
    this.cache = join(baseline.root, '.cache/execution');
  }

  /** Deletes what was made for a snippet with a fault alone: its environments, its models, its working folder. */
  private clear(snippet: Snippet, models: ReadonlySet<string>): void {
    const { library, install, code } = snippet;
    const environments = join(this.cache, 'environments');
    for (const name of namesIn(environments)) {
      const script = join(environments, name, 'work/install.sh');
      const text = existsSync(script) ? readFileSync(script, 'utf8') : undefined;
      if ((text === install || text === install + code) && !this.baseline.installs.has(text))
        rmSync(join(environments, name), { recursive: true, force: true });
    }
    for (const name of namesIn(join(this.cache, 'models', library)))
      if (!models.has(name)) rmSync(join(this.cache, 'models', library, name), { recursive: true, force: true });
    rmSync(join(this.cache, 'work', snippet.library, snippet.key), { recursive: true, force: true });
  }

  private async lineOf(tree: Tried, root: string, { library, key }: Snippet): Promise<string> {
    const program = join(root, 'tests/verify.ts');
    const command = [...NODE, program, '--run', library, '--only', key, '--again', '--dry-run'];
    const { text } = await tree.run(command, 1200);
    return text.split('\n').find((one) => one.startsWith(`${library} ${key}: `)) ?? tail(text);
  }

  /** Whether a snippet runs here without a fault: what another machine recorded does not say that. */
  private async runsHere(tree: Tried, snippet: Snippet): Promise<boolean> {
    const name = nameOf(snippet);
    const known = this.known.get(name) ?? RAN.test(await this.lineOf(tree, this.baseline.root, snippet));
    this.known.set(name, known);
    return known;
  }

  /** What is said of a snippet of a copy; `by` is who noticed a fault, and absent where the snippet does not run here. */
  run(tree: Tried, snippet: Snippet): Promise<{ readonly line: string; readonly by?: 'verify' | 'survived' }> {
    return this.queues.after(snippet.library, async () => {
      const models = new Set(namesIn(join(this.cache, 'models', snippet.library)));
      const line = await this.lineOf(tree, tree.root, snippet);
      this.clear(snippet, models);
      if (RAN.test(line) || NOT_RUN.test(line)) return { line, by: 'survived' };
      const before = this.baseline.find(snippet);
      return before && !(await this.runsHere(tree, before)) ? { line } : { line, by: 'verify' };
    });
  }
}

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : []);

/** Faults of library templates and install lines: the generator, the packages, and the touched snippets executed again. */
export function librariesOf(repository: string): Campaign {
  const baseline = new Baseline(repository);
  const comparison = new Comparison();
  const execution = new Execution(baseline);
  const noticed = async (tree: Tried, changed: readonly Snippet[], runs: readonly Snippet[]): Promise<Outcome> => {
    // Where something can be executed, that comes first: environments are kept, packages are downloaded anew each day.
    const done: string[] = [];
    for (const snippet of runs) {
      const { line, by } = await execution.run(tree, snippet);
      if (by === 'verify') return { by, says: line, group: 'ran' };
      if (by === 'survived') done.push(line);
    }
    const group: Group = done.length > 0 ? 'ran' : 'not run';
    for (const library of new Set(
      varied(changed)
        .map((one) => one.library)
        .slice(0, MOST),
    )) {
      const says = await comparison.faultsOf(tree, library, repository);
      if (says !== undefined) return { by: 'packages', says, ...(runs.length > 0 && { group }) };
    }
    return {
      by: 'survived',
      says: done.join('; ') || 'nothing is executed',
      group,
    };
  };
  return {
    shared: ['execution', 'packages', 'npm'],
    async ready(tree) {
      const { problem } = await tree.generate();
      if (problem !== undefined) throw new Error(`The copy does not generate: ${problem}`);
    },
    async check(tree, fault) {
      const { problem } = await tree.generate();
      if (problem !== undefined) return { by: 'check', says: problem, group: baseline.groupOf(fault) };
      const { changed, gone } = baseline.compare(tree.root);
      const runs = varied(changed.filter((one) => baseline.ran(one)));
      const outcome = await noticed(tree, changed, runs.slice(0, MOST));
      const lost = gone.some((one) => baseline.ran(one));
      if (changed.length + gone.length === 0) return { ...outcome, group: 'not printed' };
      const group: Group = outcome.group ?? (runs.length > 0 || lost ? 'ran' : 'not run');
      return { ...outcome, group, says: gone.length > 0 ? `${outcome.says} (${gone.length} gone)` : outcome.says };
    },
  };
}
