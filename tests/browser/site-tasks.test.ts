import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun, openSite, type Site } from './site-page.ts';
import { handOn, TASKS } from './ten-tasks.ts';

const SLOW = { timeout: 60_000 };

describe.skipIf(!canRun)('what people come for', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it.each(TASKS)('$what: $clicks clicks (before: $before)', async ({ from, clicks, copied, do: act }) => {
    const { page, problems, close } = await site.visit(from);
    const hand = handOn(page);
    await act(hand);
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText()), SLOW).toMatch(copied);
    expect([hand.count(), problems]).toEqual([clicks, []]);
    await close();
  });
});
