import { execFile } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { registry } from '../../out/modules/libraries/registry.ts';
import { librariesOf } from '../../runtime/libraries.ts';
import { parseModel } from '../../runtime/model/parse.ts';

const run = promisify(execFile);

/** The types of models that the pipeline of each task takes; undefined where its class takes every type. */
export type PipelineTypes = ReadonlyMap<string, ReadonlySet<string> | undefined>;

/** A record, and the code that is printed for it. */
export interface Printed {
  id: string;
  /** The type in its configuration. */
  type?: string | undefined;
  /** The hub writes the type among them. */
  tags: readonly string[];
  code: string;
}

/** The body of `const name = new Map([…])` in a module, as the types that are its keys. */
const keysOf = (registry: string): Map<string, Set<string>> =>
  new Map(
    [...registry.matchAll(/const (\w+) = new Map\(\[([\s\S]*?)\]\);/g)].map(([, name = '', body = '']) => [
      name,
      new Set([...body.matchAll(/\[\s*'([^']+)',/g)].map(([, type = '']) => type)),
    ]),
  );

/**
 * Reads in the published sources of Transformers.js which types the class of each pipeline loads; nothing of them is executed.
 *
 * folder: that of the package. A class without a table of its own, AutoModel, takes what no table has. Throws where the sources
 * no longer name any pipeline, or nothing is found of the class of one.
 */
export function pipelineTypes(folder: string): PipelineTypes {
  const read = (file: string): string => readFileSync(join(folder, 'src', file), 'utf8');
  const registry = read('models/registry.js');
  const tables = keysOf(registry);
  for (const [, type = '', table = ''] of registry.matchAll(/^ +\['(\w+)', (MODEL_\w+)\],$/gm))
    tables.get(table)?.add(type);
  const classes = new Map(
    [...read('models/auto/modeling_auto.js').matchAll(/class (\w+) extends[\s\S]*?MODEL_CLASS_MAPPINGS = (.+);/g)].map(
      ([, name = '', value = '']): [string, string[]] => [
        name,
        [...value.matchAll(/MODEL_MAPPINGS\.(\w+)/g)].map(([, table = '']) => table),
      ],
    ),
  );
  const index = read('pipelines/index.js');
  const found = new Map<string, Set<string> | undefined>();
  for (const [, task = '', models = ''] of index.matchAll(
    /^ {4}'?([\w-]+)'?: \{\s+pipeline: \w+,\s+model: ([^{}]*?),\n/gm,
  )) {
    const own = (models.match(/\w+/g) ?? []).map((name) => {
      const names = classes.get(name);
      if (!names) throw new Error(`the sources of Transformers.js do not tell what ${name} loads as they did`);
      return names;
    });
    const isOpen = own.some((names) => names.length === 0);
    found.set(task, isOpen ? undefined : new Set(own.flat().flatMap((table) => [...(tables.get(table) ?? [])])));
  }
  if (found.size === 0) throw new Error('the sources of Transformers.js name no pipelines as they did');
  for (const [, alias = '', task = ''] of index.matchAll(/^ {4}'?([\w-]+)'?: '([\w-]+)',$/gm)) {
    if (found.has(task)) found.set(alias, found.get(task));
  }
  return found;
}

/** The type of a record: what its configuration says, or else the tag that is a type of some pipeline; undefined without either. */
export function typeOf({ type, tags }: Pick<Printed, 'type' | 'tags'>, types: PipelineTypes): string | undefined {
  return type ?? tags.find((tag) => [...types.values()].some((taken) => taken?.has(tag)));
}

/** A sentence for each printed pipeline of a task that there is none of, or whose class does not load the type of the model. */
export const refusedTypes = (printed: readonly Printed[], types: PipelineTypes): string[] =>
  printed.flatMap(({ id, code, ...record }) => {
    // Where the code tells the type, that of the configuration is not asked.
    const type = /\bmodel_type\b\W+"([^"]+)"/.exec(code)?.[1] ?? typeOf(record, types);
    return [...code.matchAll(/\bpipeline\(\s*"([^"]+)"/g)].flatMap(([, task = '']) => {
      if (!types.has(task)) return [`${id}: there is no pipeline "${task}"`];
      const taken = types.get(task);
      const isTaken = taken === undefined || type === undefined || taken.has(type);
      return isTaken ? [] : [`${id}: the pipeline "${task}" loads no "${type}"`];
    });
  });

/** What Transformers.js prints for each sample that it is shown for. */
export function printedForSeeds(root: string): Printed[] {
  const entry = Object.values(registry).find(({ id }) => id === 'transformers.js');
  const folder = join(root, 'seeds');
  const files = readdirSync(folder).filter((file) => file.endsWith('.json'));
  return files.flatMap((file) => {
    const record: { id: string; tags?: string[]; config?: { model_type?: string } } = JSON.parse(
      readFileSync(join(folder, file), 'utf8'),
    );
    if (!entry || !librariesOf(record).includes('transformers.js')) return [];
    const code = entry.snippets(parseModel(record)).map((snippet) => snippet.code);
    return [{ id: record.id, type: record.config?.model_type, tags: record.tags ?? [], code: code.join('\n') }];
  });
}

/** Compares the printed pipelines with the newest release of Transformers.js; returns what to say, and whether all is there. */
export async function checkPipelineTypes(
  root: string,
  packages: string,
): Promise<{ said: string[]; isRight: boolean }> {
  const folder = join(packages, 'transformers-js');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { stdout } = await run('npm', ['pack', '--silent', '@huggingface/transformers@latest'], { cwd: folder });
  await run('tar', ['-xzf', stdout.trim()], { cwd: folder });
  const printed = printedForSeeds(root);
  const types = pipelineTypes(join(folder, 'package'));
  const refused = refusedTypes(printed, types);
  const known = printed.filter((each) => each.code.includes('pipeline(') && typeOf(each, types) !== undefined);
  return { said: [`${known.length} pipelines with ${stdout.trim()}`, ...refused], isRight: refused.length === 0 };
}
