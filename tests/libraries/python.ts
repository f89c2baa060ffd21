import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);
// The newest first: it also reads the syntax of packages that need it.
const names = ['python3.14', 'python3.13', 'python3.12', 'python3'];
let found: Promise<string> | undefined;

async function search(): Promise<string> {
  for (const name of names) {
    try {
      await run(name, ['-c', 'import sys; assert sys.version_info >= (3, 10)']);
      return name;
    } catch {}
  }
  throw new Error('Python 3.10 or newer is needed: install it as python3.');
}

/** The Python interpreter that reads the packages: 3.10 or newer. Throws when there is none. */
export function python(): Promise<string> {
  found ??= search();
  return found;
}
