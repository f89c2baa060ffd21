import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun, openSite, type Site } from './site-page.ts';

const PAGE = '/models/unsloth/gpt-oss-20b-GGUF/';

const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 60_000 });

describe.skipIf(!canRun)('what fits', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it('writes the best quantization that fits into every command, keeps the memory, and takes it back', async () => {
    const { page, problems, close } = await site.visit(`${PAGE}?app=llama.cpp`);
    const shown = (section: string): Promise<string> =>
      page
        .locator(`#${section}-built, #${section}-own`)
        .allInnerTexts()
        .then((texts) => texts.join(''));
    expect(await shown('apps')).toContain('gpt-oss-20b-GGUF:Q4_K_M');
    await page.getByLabel('Memory').selectOption('24');
    await eventually(() => shown('apps')).toContain('gpt-oss-20b-GGUF:Q8_0');
    expect(await shown('apps')).not.toContain('Q4_K_M');
    expect(await shown('use')).toContain('gpt-oss-20b-Q8_0.gguf');
    await page.reload();
    await eventually(() => shown('apps')).toContain('gpt-oss-20b-GGUF:Q8_0');
    await page.getByLabel('Memory').selectOption('');
    await eventually(() => shown('apps')).toContain('gpt-oss-20b-GGUF:Q4_K_M');
    expect(problems).toEqual([]);
    await close();
  });

  it('knows the memory of a chip', async () => {
    const { page, close } = await site.visit(`${PAGE}?chip=NVIDIA+H100`);
    await eventually(() => page.getByRole('status').first().textContent()).toContain(
      'F16 is the best that fits into 80 GiB',
    );
    await close();
  });
});
