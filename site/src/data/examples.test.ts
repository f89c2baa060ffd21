import { describe, expect, test } from 'vitest';
import { taskExamples } from './examples.ts';
import { liveModel } from './popular.ts';
import { tasks } from './tasks.ts';

/** Code that loads code of a repository, and code that only says what there would be to call. */
const NO_EXAMPLE = /trust_remote_code=True|vars\(type\(model\)\)|help\(model\./;

describe('what a page shows first', () => {
  test.each(
    tasks.map((task) => [task.id, task] as const),
  )('%s: does the task, with code that needs no reading of a repository before', (_, task) => {
    const [first] = taskExamples(task, 1);
    const code = first?.snippets.find(({ kind }) => kind === 'code')?.code ?? '';
    expect(code).not.toMatch(NO_EXAMPLE);
  });

  test('the home page shows a model that a laptop holds', async () => {
    const live = await liveModel();
    const [, billions] = /(\d[\d.]*)B\b/.exec(live?.page.model.id ?? '') ?? [];
    expect(Number(billions)).toBeLessThan(5);
  });
});
