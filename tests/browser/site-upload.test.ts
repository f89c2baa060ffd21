import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type StorageServer, startStorageServer } from '../servers/storage-server.ts';
import { canRun, openSite, ROOT, type Site } from './site-page.ts';

const PAGE = '/models/timm/resnet50.a1_in1k/';

/** A site that was built for a storage uploads a reader's file and puts its address into the code. */
describe.skipIf(!canRun)('a model page with a storage', () => {
  let storage: StorageServer;
  let folder: string;
  let site: Site;

  beforeAll(async () => {
    storage = await startStorageServer();
    // Astro moves what it has made from beside its sources, which works within one file system.
    const cache = join(ROOT, '.cache');
    await mkdir(cache, { recursive: true });
    folder = await mkdtemp(join(cache, 'site-'));
    const astro = join(ROOT, 'node_modules/astro/bin/astro.mjs');
    // Variables of the test runner's own (NODE_ENV, DEV) would make a site that readers never get.
    const variables = {
      PUBLIC_STORAGE_URL: `${storage.origin}/rest`,
      SITE_PAGES: PAGE,
      ASTRO_TELEMETRY_DISABLED: '1',
      NODE_ENV: 'production',
      DEV: undefined,
    };
    const args = [astro, 'build', '--root', join(ROOT, 'site'), '--outDir', join(folder, 'dist'), '--silent'];
    await promisify(execFile)(process.execPath, args, { env: { ...process.env, ...variables } });
    site = await openSite(join(folder, 'dist'));
  }, 180_000);

  afterAll(async () => {
    await site?.close();
    await storage?.close();
    if (folder) await rm(folder, { recursive: true });
  });

  test('uploads the file and shows its address', async () => {
    const bytes = Buffer.alloc(300_000, 7);
    const path = join(folder, 'dog.png');
    await writeFile(path, bytes);
    const { page, problems, close } = await site.visit(PAGE);
    const field = page.locator('input[type=file]');
    await field.hover();
    await field.focus();
    await page.waitForFunction(() => !document.querySelector('astro-island[ssr]:has(input[type=file])'));
    await field.setInputFiles(path);
    await page.getByRole('tab', { name: 'With a service' }).click();
    const code = page.locator('pre:visible', { hasText: storage.origin }).first();
    await code.waitFor({ timeout: 60_000 });
    const [address = ''] = /http:[^"]+dog\.png/.exec(await code.innerText()) ?? [];
    expect(storage.files.get(address)).toMatchObject({
      name: 'dog.png',
      contentType: 'image/png',
      size: bytes.length,
      sha256: createHash('sha256').update(bytes).digest('hex'),
    });
    expect(problems).toEqual([]);
    await close();
  });
});
