import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{generators,languages,package,runtime,shells,site,tests,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'out/**', '.cache/**'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 30_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
});
