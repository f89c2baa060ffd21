import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { memoryFolder } from './tests/memory-folder.ts';

const INCLUDE = ['{generators,languages,mcp,package,runtime,shells,site,tests,bench}/**/*.test.ts'];
const EXCLUDE = ['**/node_modules/**', 'out/**', '.cache/**'];

/** Tests that put others in the place of modules, or of what modules keep from when they were loaded. */
const REPLACING = [
  'runtime/inference/task.test.ts',
  'site/src/browser/live.test.ts',
  'tests/regular-expressions.test.ts',
];

const TMPDIR = memoryFolder();

/** Bytes of memory that a worker comes to hold at most, with what it starts. */
const OF_A_WORKER = 3e9;

/** One more than there are processors, as a worker often waits for a browser, a shell or a server; as far as memory goes. */
const WORKERS = Math.min(8, availableParallelism() + 1, Math.floor(process.availableMemory() / OF_A_WORKER));

export default defineConfig({
  test: {
    setupFiles: ['tests/setup.ts'],
    globalSetup: ['tests/memory-folder.ts'],
    env: {
      ...(TMPDIR && { TMPDIR }),
      // Programs that tests start do not compile, or strip of types, what another one of them did.
      NODE_COMPILE_CACHE: join(import.meta.dirname, '.cache/node'),
    },
    // Limits end what hangs. They are far away, because a machine may be busy with other things.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    maxWorkers: Math.max(2, WORKERS),
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: INCLUDE,
          exclude: [...EXCLUDE, ...REPLACING],
          // What is generated is large: the files of a worker share what they import, instead of loading it each.
          isolate: false,
          // What a test put in the place of something is not there in the next one, which may be of another file.
          restoreMocks: true,
          unstubEnvs: true,
          unstubGlobals: true,
        },
      },
      { extends: true, test: { name: 'alone', include: REPLACING } },
    ],
  },
});
