import { expect, test } from 'vitest';
import { Queues } from './queues.ts';

test('what has one name is done one after the other, also after a failure; another name does not wait', async () => {
  const queues = new Queues();
  const said: string[] = [];
  let open = (): void => {};
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const first = queues.after('a', async () => {
    await gate;
    said.push('a1');
    throw new Error('broken');
  });
  const second = queues.after('a', async () => said.push('a2'));
  await queues.after('b', async () => said.push('b1'));
  open();
  await expect(first).rejects.toThrow('broken');
  await second;
  expect(said).toEqual(['b1', 'a1', 'a2']);
});
