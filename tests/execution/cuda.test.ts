import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { asksForCuda, PROGRAM } from './cuda.ts';

const folder = mkdtempSync(join(tmpdir(), 'snippetry-'));
afterAll(() => rmSync(folder, { recursive: true }));

const has = (program: string): boolean => {
  try {
    execFileSync(program, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

it.each([
  ['ValueError: libcublasLt.so.*[0-9] not found in the system path [...]', true],
  ['ValueError: libcudart.so.*[0-9] not found in the system path [...]', true],
  ['error: command gcc failed: libxml2.so.2 not found in the system path', false],
  ['CUDA_HOME environment variable is not set', false],
])('an installation that prints %j wants torch to load: %j', (said, wants) => {
  expect(asksForCuda(said)).toBe(wants);
});

// The names of a library of NVIDIA's and of a function that torch imports from it.
it.skipIf(!has('gcc') || !has('readelf')).each([
  ['libcudart.so.12', 'cudaGetDeviceCount', 100],
  ['libcudart.so.12', 'cudaGetLastError', 0],
  ['libcublasLt.so.12', 'cublasLtCreate', 100],
  ['libcublas.so.12', 'cublasCreate_v2', 100],
  ['libnvToolsExt.so.1', 'nvtxRangePop', 100],
])('%s is replaced with one whose %s answers %i', (library, name, answer) => {
  const own = mkdtempSync(join(folder, 'packages-'));
  const libraries = join(own, 'torch/lib');
  mkdirSync(libraries, { recursive: true });
  const compile = (output: string, source: string, ...more: string[]): void => {
    writeFileSync(join(own, 'source.c'), source);
    execFileSync('gcc', ['-shared', '-fPIC', '-o', join(libraries, output), join(own, 'source.c'), ...more]);
  };
  compile(library, `int ${name}(void) { return 7; }`, `-Wl,-soname,${library}`);
  compile(
    'libtorch_cuda.so',
    `int ${name}(void); int asked(void) { return ${name}(); }`,
    join(libraries, library),
    '-Wl,-rpath,$ORIGIN',
  );
  rmSync(join(libraries, library));
  const load = `import ctypes; print(ctypes.CDLL(${JSON.stringify(join(libraries, 'libtorch_cuda.so'))}).asked())`;
  expect(() => execFileSync('python3', ['-c', load], { stdio: 'pipe' })).toThrow(library);
  execFileSync('python3', [PROGRAM, own], { stdio: 'pipe' });
  expect(execFileSync('python3', ['-c', load], { encoding: 'utf8' })).toBe(`${answer}\n`);
});
