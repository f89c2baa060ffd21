import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{generators,languages,mcp,package,runtime,shells,site,tests,bench}/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'out/**', '.cache/**'],
    setupFiles: ['tests/setup.ts'],
    // Limits end what hangs. They are far away, because a machine may be busy with other things.
    testTimeout: 180_000,
    hookTimeout: 300_000,
    expect: { poll: { timeout: 60_000, interval: 20 } },
    maxWorkers: 2,
  },
});
