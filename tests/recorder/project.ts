import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '../../languages/index.ts';
import { clients } from '../../out/modules/clients.ts';
import { installCommands } from '../../out/modules/install.ts';

/** What a run takes over from the project around its snippet. */
export interface Around {
  readonly folder: string;
  /** Files that stand beside the snippet, by name. */
  readonly files: Readonly<Record<string, Buffer>>;
  readonly environment: Readonly<Record<string, string>>;
}

/** The install commands of the clients of a language, as pages print them. */
const installsOf = (language: string): string[] =>
  clients
    .filter((client) => client.language === language)
    .flatMap(({ install = {} }) =>
      Object.entries(install).flatMap(([ecosystem, names = []]) =>
        installCommands.filter((one) => one.ecosystem === ecosystem).map(({ print }) => print(names)),
      ),
    );

const made = new Map<string, Around | undefined>();

/**
 * The project that snippets of a language are run in, made when it is not there yet or its packages have changed; nothing
 * for a language whose files stand alone.
 * @param cache A folder that version control ignores.
 * @throws When a command fails, as without a package registry.
 */
export function projectAround(language: string, cache: string): Around | undefined {
  if (!made.has(language)) made.set(language, makeProject(language, cache));
  return made.get(language);
}

function makeProject(language: string, cache: string): Around | undefined {
  const project = LANGUAGES.get(language)?.run?.project;
  if (project === undefined) return undefined;
  const folder = join(cache, `project-${language}`);
  const environment = Object.fromEntries(
    Object.entries(project.environment).map(([name, value]) => [
      name,
      process.env[name] ?? value.replace('{project}', folder).replace('{home}', homedir()),
    ]),
  );
  const commands = [...project.create, ...installsOf(language).map((code) => ['sh', '-c', code]), project.build];
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
