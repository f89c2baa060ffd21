import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Command } from '../../out/types/command.ts';
import type { Model } from '../../out/types/model.ts';
import { appsOf, type PrintedAppStep } from '../../runtime/apps/index.ts';
import { stepKeys } from '../../runtime/apps/keys.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { slugOf } from '../../runtime/slug.ts';
import type { ArchitecturePlan } from './architectures.ts';
import type { Talk } from './session.ts';

/** How one app is proved (tests/apps/<app slug>.json). */
export interface Plan {
  /** Slugs of the seeds whose steps are done. */
  readonly records?: readonly string[];
  /** A program that is built from source, in place of what the app's own installer brings. */
  readonly program?: string;
  /** What is installed from a registry in place of the commands that install; those that stand in it count as run. */
  readonly install?: string;
  /** A command that the app's installation starts by itself, and where it answers. */
  readonly before?: { readonly command: string; readonly ready: string };
  /** By step: a conversation in a terminal. */
  readonly talk?: Readonly<Record<string, Talk>>;
  /** By step: a regular expression for what has to be printed. */
  readonly says?: Readonly<Record<string, string>>;
  /** The package whose parsers of arguments are read, and the files in it. */
  readonly flags?: { readonly package: string; readonly files: readonly string[] };
  /** How the architectures that it refuses are compared with that package. */
  readonly architectures?: ArchitecturePlan;
  /** Why steps are not run, in a few words: by step, * for all that are not named. */
  readonly notRun?: Readonly<Record<string, string>>;
}

/** A step of an app for a record, with its key. */
export interface Step extends PrintedAppStep {
  readonly key: string;
}

const SYSTEM = 'Linux';

/** The plan of an app; nothing where there is none. */
export const planOf = (root: string, app: string): Plan =>
  JSON.parse(readFileSync(join(root, 'tests/apps', `${slugOf(app)}.json`), 'utf8')) as Plan;

/** Whether this machine is one of those that a step is for. */
export const isHere = ({ platforms }: PrintedAppStep): boolean => platforms?.includes(SYSTEM) ?? true;

/** Whether a step installs a program: its words begin as those of a package manager, or it is a script of the makers. */
export const installs = ({ command, title }: PrintedAppStep): boolean => /^Install\b/.test(title) || isInstall(command);

const isInstall = (command: Command | undefined): boolean => {
  const [program, first, second] = command?.words ?? [];
  return (
    (program === 'npm' && first === 'install') ||
    (program === 'pip' && first === 'install') ||
    (program === 'uv' && first === 'pip' && second === 'install')
  );
};

/** The record of a seed, as a caller hands it in. */
export const modelOf = (root: string, record: string): Model =>
  parseModel(JSON.parse(readFileSync(join(root, 'seeds', `${record}.json`), 'utf8')));

/** The steps of an app for a record that are done on this machine; nothing where the app does not take the model. */
export async function stepsOf(app: string, model: Model): Promise<Step[] | undefined> {
  const [printed] = await appsOf(model, { only: [app] });
  if (!printed) return undefined;
  const keys = stepKeys(printed.steps);
  const steps = printed.steps.map((step, at) => ({ ...step, key: keys[at] ?? '' }));
  return steps.filter(isHere);
}
