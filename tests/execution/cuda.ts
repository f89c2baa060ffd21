import { cpSync, existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { execute } from './process.ts';
import type { Tools } from './tools.ts';

/** Makes the small libraries of an environment: `cuda_stubs.py <site-packages>`. */
export const PROGRAM = fileURLToPath(new URL('cuda_stubs.py', import.meta.url));

/** Whether an installation failed because a package imports torch while it is compiled, and torch misses NVIDIA's libraries. */
export const asksForCuda = (said: string): boolean => /libcu\w+\.so[^\n]* not found in the system path/.test(said);

const packagesOf = (venv: string): string | undefined => {
  const library = join(venv, 'lib');
  const [python] = existsSync(library) ? readdirSync(library).filter((name) => name.startsWith('python')) : [];
  return python && join(library, python, 'site-packages');
};

/**
 * Puts small libraries where torch looks for those of NVIDIA, which are not installed (cuda_stubs.py says how). They are
 * made once for a release of torch. An environment without torch stays as it is.
 * @throws When gcc or readelf is missing or fails.
 */
export async function makeCudaStubs(venv: string, tools: Tools): Promise<void> {
  const packages = packagesOf(venv);
  if (!packages || !existsSync(join(packages, 'torch/lib/libtorch_cuda.so'))) return;
  const folder = join(packages, 'torch/lib');
  const [release = 'torch'] = readdirSync(packages).filter((name) => /^torch-.*dist-info$/.test(name));
  const kept = tools.cache(`cuda-stubs/${release}`);
  if (existsSync(kept)) {
    cpSync(kept, folder, { recursive: true });
    return;
  }
  const before = new Set(readdirSync(folder));
  const { status, stderr } = await execute([tools.python, PROGRAM, packages], venv, { PATH: '/usr/bin:/bin' }, 120);
  if (status !== 0) throw new Error(`the libraries in place of CUDA could not be made (gcc and binutils?): ${stderr}`);
  mkdirSync(kept, { recursive: true });
  for (const name of readdirSync(folder)) if (!before.has(name)) cpSync(join(folder, name), join(kept, name));
}
