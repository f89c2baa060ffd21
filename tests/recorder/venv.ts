import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** What the forking process imports, so that each snippet need not: the clients and what they load when first used. */
export const PRELOADED = [
  'openai',
  'openai.resources.chat',
  'huggingface_hub',
  'huggingface_hub.inference._client',
  'huggingface_hub.inference._providers',
  'fal_client',
  'requests',
  'PIL.Image',
  'numpy',
];

/**
 * The folder of a virtual environment's programs with the packages of requirements.txt, made when it is not there yet.
 * @param cache A folder that version control ignores; the environment is kept there until the requirements change.
 * @param tell Says what takes so long.
 * @param requirements The file that lists the packages, with their versions.
 * @throws When there is no python3 (3.10 or newer) with venv, or no package index.
 */
export async function pythonFolder(
  cache: string,
  tell: (what: string) => void,
  requirements = fileURLToPath(new URL('requirements.txt', import.meta.url)),
): Promise<string> {
  const wanted = createHash('sha256').update(readFileSync(requirements)).digest('hex');
  const folder = join(cache, 'venv');
  const mark = join(folder, 'requirements.sha256');
  const programs = join(folder, 'bin');
  if (existsSync(mark) && readFileSync(mark, 'utf8') === wanted) return programs;
  tell('making a virtual environment with the Python packages …');
  mkdirSync(cache, { recursive: true });
  rmSync(folder, { recursive: true, force: true });
  await run('python3', ['-m', 'venv', folder]);
  await run(join(programs, 'python3'), [
    '-m',
    'pip',
    'install',
    '--quiet',
    '--disable-pip-version-check',
    '-r',
    requirements,
  ]);
  writeFileSync(mark, wanted);
  return programs;
}
