import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Installed } from '../execution/outcomes.ts';
import type { Tools } from '../execution/tools.ts';
import { downloadSdist } from '../libraries/packages.ts';

const run = promisify(execFile);
/** Both take minutes on a machine of four cores, and half an hour on one that is busy. */
const options = { timeout: 90 * 60_000, maxBuffer: 64_000_000 };

/** A program that was built from what a package registry has, for an installer that fetches from elsewhere. */
export interface Program {
  /** The folder that holds it. */
  readonly bin: string;
  readonly installed: Installed;
}

interface Source {
  /** Whether a folder of the cache is of this program: `<name>-<version>`. */
  readonly name: string;
  readonly file: string;
  build(folder: (version: string) => string, tools: Tools): Promise<string>;
  installed(version: string): Promise<Installed>;
}

const unpack = (archive: string, folder: string, inside: string, strip: number): Promise<unknown> =>
  run('tar', ['xzf', archive, '-C', folder, `--strip-components=${strip}`, '--wildcards', inside], options);

/** The source tree of llama.cpp that the archive of llama-cpp-python carries. */
async function unpackLlama(folder: string): Promise<{ tree: string; version: string }> {
  mkdirSync(folder, { recursive: true });
  const { file, version } = await downloadSdist('llama_cpp_python', folder);
  await unpack(file, folder, '*/vendor/llama.cpp/*', 3);
  return { tree: folder, version };
}

const gcc = async (): Promise<string> => `GCC ${(await run('gcc', ['-dumpfullversion'])).stdout.trim()}`;

const llama: Source = {
  name: 'llama-cpp',
  file: 'llama',
  async build(folderOf, tools) {
    const work = tools.cache('programs/llama-cpp.part');
    rmSync(work, { recursive: true, force: true });
    const { tree, version } = await unpackLlama(work);
    const settings = [
      'CMAKE_BUILD_TYPE=Release', 'CMAKE_CXX_FLAGS_RELEASE=-O1', 'CMAKE_C_FLAGS_RELEASE=-O2', 'BUILD_SHARED_LIBS=OFF',
      'LLAMA_BUILD_TESTS=OFF', 'LLAMA_BUILD_EXAMPLES=OFF', 'LLAMA_USE_PREBUILT_UI=OFF',
    ]; // biome-ignore format: settings
    await run('cmake', ['-S', tree, '-B', join(tree, 'build'), ...settings.map((one) => `-D${one}`)], options);
    const jobs = String(availableParallelism());
    await run('cmake', ['--build', join(tree, 'build'), '--target', 'llama-app', '-j', jobs], options);
    await run('install', ['-D', join(tree, 'build/bin/llama'), join(folderOf(version), 'llama')], options);
    rmSync(work, { recursive: true, force: true });
    return version;
  },
  installed: async (version) => ({
    install: `llama.cpp of the source archive of llama_cpp_python at PyPI, built with cmake\n`,
    interpreter: await gcc(),
    packages: { llama_cpp_python: version },
  }),
};

const ollama: Source = {
  name: 'ollama',
  file: 'ollama',
  async build(folderOf, tools) {
    const module = 'github.com/ollama/ollama';
    const work = tools.cache('programs/ollama.part');
    rmSync(work, { recursive: true, force: true });
    // The archive of a Go module leaves out folders that are called vendor: the same headers are in that of llama.cpp.
    const { tree } = await unpackLlama(work);
    const env = { ...process.env, GOBIN: work, CGO_CPPFLAGS: `-I${tree}/vendor`, CGO_CXXFLAGS: '-O1' };
    await run('go', ['install', `${module}@latest`], { ...options, env });
    const { stdout } = await run('go', ['version', '-m', join(work, 'ollama')], options);
    const version = /\bmod\s+github\.com\/ollama\/ollama\s+v(\S+)/.exec(stdout)?.[1] ?? 'unknown';
    await run('install', ['-D', join(work, 'ollama'), join(folderOf(version), 'ollama')], options);
    rmSync(work, { recursive: true, force: true });
    return version;
  },
  installed: async (version) => ({
    install: `go install github.com/ollama/ollama@v${version}\n`,
    interpreter: `Go ${/go([\d.]+)/.exec((await run('go', ['version'])).stdout)?.[1]}`,
    packages: { 'github.com/ollama/ollama': version },
  }),
};

const SOURCES = [llama, ollama];

/**
 * The program of a name, from the cache.
 * @param build Whether it is built where it is not there: that takes long.
 * @returns Nothing where it is not there and is not to be built.
 */
export async function programOf(name: string, tools: Tools, build: boolean): Promise<Program | undefined> {
  const source = SOURCES.find((one) => one.name === name);
  if (!source)
    throw new Error(`there is no program ${name}: tests/apps/programs.ts has ${SOURCES.map((one) => one.name)}`);
  const all = tools.cache('programs/none').replace(/none$/, '');
  const binOf = (version: string): string => join(all, `${name}-${version}`);
  const known = existsSync(all)
    ? readdirSync(all).filter((folder) => folder.startsWith(`${name}-`) && existsSync(join(all, folder, source.file)))
    : [];
  const found = known
    .sort()
    .at(-1)
    ?.slice(name.length + 1);
  if (found === undefined && !build) return undefined;
  const version = found ?? (await source.build(binOf, tools));
  return { bin: binOf(version), installed: await source.installed(version) };
}
