/**
 * Runs in a copy of the repository: generates what the copy's sources give, and keeps what has not changed. A line on
 * standard input asks for it; a line that starts with @@ on standard output says what came of it.
 */
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createMemo } from '../../generators/memo.ts';
import { generate } from '../../generators/pipeline.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));
const memo = createMemo();

async function made(): Promise<object> {
  try {
    const { problems, written } = await generate(root, { memo });
    if (written === undefined) return { problem: problems[0]?.sentence ?? 'something is wrong' };
    const { added, changed, removed } = written.snippets;
    return { snippets: [...added, ...changed, ...removed] };
  } catch (error) {
    return { problem: String(error) };
  }
}

for await (const _ of createInterface({ input: process.stdin }))
  process.stdout.write(`@@${JSON.stringify(await made())}\n`);
