import { execFileSync, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '../../languages/index.ts';
import { clients } from '../../out/modules/clients.ts';
import { installCommands } from '../../out/modules/install.ts';
import { slugOf } from '../../runtime/slug.ts';

/** What a run takes over from the project around its snippet. */
export interface Around {
  readonly folder: string;
  /** Files that stand beside the snippet, by name. */
  readonly files: Readonly<Record<string, Buffer>>;
  readonly environment: Readonly<Record<string, string>>;
}

/** The install commands of a client, as pages print them. */
const installsOf = (client: string): string[] =>
  Object.entries(clients.find(({ id }) => id === client)?.install ?? {}).flatMap(([ecosystem, names = []]) =>
    installCommands.filter((one) => one.ecosystem === ecosystem).map(({ print }) => print(names)),
  );

/**
 * The first package of a client that is not on this machine, where nothing installs packages of its language.
 * @param found Says whether a command succeeds.
 */
export function missingPackage(
  language: string,
  client: string,
  found = (program: string, args: readonly string[]): boolean => spawnSync(program, args).status === 0,
): string | undefined {
  const [program, ...args] = LANGUAGES.get(language)?.run?.has ?? [];
  if (program === undefined) return undefined;
  const packages = Object.values(clients.find(({ id }) => id === client)?.install ?? {}).flat();
  return packages.find(
    (name) =>
      !found(
        program,
        args.map((word) => word.replace('{package}', () => name)),
      ),
  );
}

const made = new Map<string, Around | undefined>();

/**
 * The folder of the project that the snippets of a client are run in: its own where it installs something, so that no client
 * has the packages of another; else that of the language. Nothing for a language whose files stand alone.
 * @param cache A folder that version control ignores.
 */
export function projectFolder(language: string, client: string, cache: string): string | undefined {
  const project = LANGUAGES.get(language)?.run?.project;
  const installs = installsOf(client).length > 0;
  if (project === undefined || (project.forPackages && !installs)) return undefined;
  return join(cache, `project-${installs ? slugOf(client) : language}`);
}

/**
 * The project that snippets of a client are run in, made when it is not there yet or its packages have changed; nothing
 * for a language whose files stand alone.
 * @param cache A folder that version control ignores.
 * @throws When a command fails, as without a package registry.
 */
export function projectAround(language: string, client: string, cache: string): Around | undefined {
  const folder = projectFolder(language, client, cache);
  if (folder !== undefined && !made.has(folder)) made.set(folder, makeProject(language, client, folder));
  return folder === undefined ? undefined : made.get(folder);
}

function makeProject(language: string, client: string, folder: string): Around | undefined {
  const project = LANGUAGES.get(language)?.run?.project;
  if (project === undefined) return undefined;
  const environment = Object.fromEntries(
    Object.entries(project.environment).map(([name, value]) => [
      name,
      process.env[name] ?? value.replace('{project}', folder).replace('{home}', homedir()),
    ]),
  );
  const commands = [...project.create, ...installsOf(client).map((code) => ['sh', '-c', code]), project.build];
  const wanted = createHash('sha256').update(JSON.stringify(commands)).digest('hex');
  const mark = join(folder, 'commands.sha256');
  if (!existsSync(mark) || readFileSync(mark, 'utf8') !== wanted) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    for (const [program = '', ...args] of commands)
      execFileSync(program, args, { cwd: folder, env: { ...process.env, ...environment }, stdio: 'pipe' });
    writeFileSync(mark, wanted);
  }
  const files = Object.fromEntries(project.files.map((name) => [name, readFileSync(join(folder, name))]));
  return { folder, files, environment };
}
