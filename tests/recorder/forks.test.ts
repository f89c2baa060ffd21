import { execFileSync } from 'node:child_process';
import { afterAll, describe, expect, test } from 'vitest';
import { Forks } from './forks.ts';
import { runSnippet } from './run.ts';
import { placeOfFile, removePlace } from './test-kit/attempt.ts';

afterAll(removePlace);

const hasPython = (() => {
  try {
    execFileSync('python3', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
})();

describe.skipIf(!hasPython)('forks', () => {
  const environment = { PATH: process.env.PATH ?? '', LANG: 'C.UTF-8' };

  test.each([
    [
      'ends well',
      'import sys, os\nprint("ü", __name__, os.environ["OWN"], sys.argv[0][-10:])\n',
      { code: 0, stdout: 'ü __main__ 1 snippet.py\n', stderr: '' },
    ],
    ['raises', 'raise ValueError("no")\n', { code: 1, stderr: expect.stringContaining('ValueError: no') }],
    ['exits', 'raise SystemExit(3)\n', { code: 3 }],
    ['exits with a sentence', 'import sys\nsys.exit("bad")\n', { code: 1, stderr: 'bad\n' }],
    ['does not parse', 'print(\n', { code: 1, stderr: expect.stringContaining('SyntaxError') }],
    ['saves', 'open("out.txt", "w").write("x")\n', { code: 0, saved: new Map([['out.txt', Buffer.from('x')]]) }],
    [
      'imports what nothing brings',
      'import pip\n',
      { code: 1, stderr: expect.stringContaining("No module named 'pip'") },
    ],
    ['hangs', 'import time\ntime.sleep(60)\n', { code: null }],
  ])('a snippet that %s', async (_, code, outcome) => {
    const forks = new Forks('python3', ['json'], environment);
    try {
      const job = {
        language: 'python',
        code,
        packages: ['wheel'],
        files: {},
        environment: { ...environment, OWN: '1' },
      };
      expect(await runSnippet(job, placeOfFile().cache, forks, 3000)).toMatchObject(outcome);
    } finally {
      forks.close();
    }
  });
});
