import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { canRun, openSite, type Site } from './site-page.ts';

const PAGE = '/models/unsloth/gpt-oss-20b-GGUF/';

/** Of a model whose levels differ in size. */
const LEVELS = '/models/lmstudio-community/Qwen2.5-7B-Instruct-GGUF/';

const eventually = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 60_000 });

describe.skipIf(!canRun)('what fits', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite();
  });
  afterAll(() => site.close());

  it('writes the best quantization that fits into every command, keeps the memory, and takes it back', async () => {
    const { page, problems, close } = await site.visit(`${LEVELS}?app=llama.cpp`);
    const shown = (section: string): Promise<string> =>
      page
        .locator(`#${section}-built, #${section}-own`)
        .allInnerTexts()
        .then((texts) => texts.join(''));
    await eventually(() => shown('apps')).toContain('Qwen2.5-7B-Instruct-GGUF:Q4_K_M');
    await page.getByLabel('Memory').selectOption('24');
    await eventually(() => shown('apps')).toContain('Qwen2.5-7B-Instruct-GGUF:Q8_0');
    expect(await shown('apps')).not.toContain('Q4_K_M');
    expect(await shown('use')).toContain('Qwen2.5-7B-Instruct-Q8_0.gguf');
    await page.reload();
    await eventually(() => shown('apps')).toContain('Qwen2.5-7B-Instruct-GGUF:Q8_0');
    await page.getByLabel('Memory').selectOption('');
    await eventually(() => shown('apps')).toContain('Qwen2.5-7B-Instruct-GGUF:Q4_K_M');
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

  it('counts what a context takes, keeps its length, and offers none beyond the model', async () => {
    const { page, close } = await site.visit(`${PAGE}?memory=16`);
    const field = page.getByLabel('Context');
    await eventually(() => field.locator('option').last().textContent()).toBe('131,072 tokens');
    const said = (): Promise<string | null> => page.getByRole('status').first().textContent();
    await eventually(said).toContain('F16 is the best');
    await field.selectOption('131072');
    // Twelve layers keep all of it: 12 x 2 x 8 x 64 elements of 2 bytes a token; the others look back 128 tokens.
    await eventually(() => page.locator('#fit-counted').textContent()).toContain(
      '≈\u00a03.0\u00a0GiB for a context of 131,072',
    );
    await eventually(said).toContain('Q8_0 is the best');
    await page.reload();
    await eventually(() => field.inputValue()).toBe('131072');
    await close();
  });

  it('says of a model of safetensors files what it takes at each type of its weights', async () => {
    const { page, problems, close } = await site.visit('/models/mistralai/Mistral-Small-24B-Instruct-2501/');
    const cells = (label: string): Promise<string[]> =>
      page.locator('#fit ~ astro-island tr', { has: page.getByRole('rowheader', { name: label }) }).allInnerTexts();
    await page.getByText('choices, with what each takes').click();
    await eventually(() => cells('BF16').then((rows) => rows.join())).toMatch(/43\.9\sGiB\s+≈\s44\.9\sGiB/);
    await page.getByRole('combobox', { name: 'Memory' }).selectOption('24');
    await eventually(() => page.getByRole('status').first().textContent()).toContain('8-bit does');
    expect((await cells('BF16')).join()).toContain('too big');
    expect((await cells('8-bit')).join()).toContain('fits');
    expect(await page.getByLabel('Quantization').count()).toBe(0);
    expect(problems).toEqual([]);
    await close();
  });

  it('takes the sizes of the files where nothing else tells how big they are', async () => {
    const { page, problems, close } = await site.visit('/model/?app=ollama');
    const sizes = { 'm-Q4_K_M.gguf': 4_920_739_232, 'm-Q8_0.gguf': 8_540_775_840 };
    const siblings = Object.entries(sizes).map(([rfilename, size]) => ({ rfilename, size }));
    await eventually(() => page.locator('astro-island[ssr]').count()).toBe(0);
    await page
      .getByRole('textbox')
      .first()
      .fill(JSON.stringify({ id: 'org/m-GGUF', tags: ['gguf', 'conversational'], siblings }));
    await page.getByRole('button', { name: 'Show the code' }).click();
    await eventually(() => page.locator('#fit-counted').textContent()).toContain('Sizes are those of the files');
    await page.getByLabel('Memory').selectOption('16');
    await eventually(() => page.locator('#apps-panel-ollama').innerText()).toContain('hf.co/org/m-GGUF:Q8_0');
    await page.getByLabel('Memory').selectOption('8');
    await eventually(() => page.locator('#apps-panel-ollama').innerText()).toContain('hf.co/org/m-GGUF:Q4_K_M');
    expect(problems).toEqual([]);
    await close();
  });

  it('says that only weights are counted where nobody told the layers', async () => {
    const { page, close } = await site.visit('/model/?app=ollama');
    const files = ['m-Q4_K_M.gguf', 'm-Q8_0.gguf'].map((rfilename) => ({ rfilename }));
    const record = { id: 'org/m-GGUF', tags: ['gguf', 'conversational'], siblings: files };
    const show = async (more: object): Promise<void> => {
      await eventually(() => page.locator('astro-island[ssr]').count()).toBe(0);
      await page
        .getByRole('textbox')
        .first()
        .fill(JSON.stringify({ ...record, gguf: { total: 8e9, context_length: 8192 }, ...more }));
      await page.getByRole('button', { name: 'Show the code' }).click();
    };
    await show({});
    const caption = (): Promise<string | null> => page.locator('#fit-counted').textContent();
    await eventually(caption).toContain('Only weights are counted');
    await show({
      config: { num_hidden_layers: 32, num_attention_heads: 32, num_key_value_heads: 8, hidden_size: 4096 },
    });
    await eventually(caption).toContain('choose one');
    await page.getByLabel('Memory').selectOption('16');
    await eventually(() => page.locator('#apps-panel-ollama').innerText()).toContain('hf.co/org/m-GGUF:Q8_0');
    await page.getByLabel('Memory').selectOption('8');
    await eventually(() => page.locator('#apps-panel-ollama').innerText()).toContain('hf.co/org/m-GGUF:Q4_K_M');
    await close();
  });
});
