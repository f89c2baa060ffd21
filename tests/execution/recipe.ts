import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Recipe } from '../../generators/1-load/recipe.ts';
import { type Environment, environmentFor } from './environment.ts';
import { executeAlone, type Place, prepare } from './sandbox.ts';
import type { Setting } from './setting.ts';
import type { Snippet } from './snippets.ts';

/** As `python -P`, which is newer than some interpreters: beside a recipe lie others with the names of packages. */
export const ALONE =
  'import runpy, sys; sys.path.pop(0); sys.argv.pop(0); runpy.run_path(sys.argv[0], run_name="__main__")';

/** A folder of repositories that a recipe made, or why it made none. */
export type Made = { readonly repositories: string } | { readonly failure: string };

/**
 * The tiny models for a snippet, made once by its library's recipe: `<recipe> <record.json> <folder> <snippet>` writes
 * `<folder>/<owner>/<name>/…`, without a network.
 */
export async function makeModels(recipe: Recipe, snippet: Snippet, own: Environment, setting: Setting): Promise<Made> {
  const { tools, media, root, newest: again } = setting;
  const python = own.installed.interpreter === tools.pythonName ? undefined : `==${own.python}`;
  const { dependencies: extra, constraints } = recipe;
  const besides = { extra, constraints, python: python ?? recipe.python, again, seconds: recipe.installSeconds };
  const environment = await environmentFor(snippet.install, besides, tools);
  if (environment.failure) return { failure: environment.failure };
  const record = readFileSync(join(root, snippet.record), 'utf8');
  const what = JSON.stringify([recipe.hash, environment.name, snippet.library, snippet.key, snippet.code, record]);
  const name = createHash('sha256').update(what).digest('hex').slice(0, 12);
  const repositories = tools.cache(`models/${snippet.library}/${name}`);
  if (existsSync(repositories)) return { repositories };
  const part = `${repositories}.part`;
  const place: Place = {
    folder: `${repositories}.work`,
    programs: [join(environment.folder, 'venv/bin')],
    repositories: part,
    media,
    record: join(root, snippet.record),
    hosts: [],
  };
  rmSync(part, { recursive: true, force: true });
  mkdirSync(part, { recursive: true });
  prepare(place);
  const command = ['python', '-c', ALONE, recipe.file, place.record, part, join(root, snippet.file)];
  const { status, stdout, stderr } = await executeAlone(command, place, tools, 300);
  rmSync(place.folder, { recursive: true, force: true });
  if (status !== 0) return { failure: `${stdout}${stderr}`.slice(-4000) || 'it did not end in time' };
  renameSync(part, repositories);
  return { repositories };
}

/** How code says that code of a repository may be executed. */
const TRUSTS = /\btrust_remote_code=True\b/;

/** Whether a snippet executes code of a repository, `<owner>/<name>/`, in a folder of them that a recipe made. */
export const executesOwnCode = (code: string, repositories: string): boolean =>
  TRUSTS.test(code) && globSync('[!.]*/*/*.py', { cwd: repositories }).length > 0;
