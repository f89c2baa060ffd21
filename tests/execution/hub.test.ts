import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TOKEN } from './hub-access.ts';
import { COMMIT } from './hub-files.ts';
import { answer, type Served } from './hub-server.ts';

/**
 * What huggingface_hub reads of an answer: `_get_metadata_or_catch_error` and `_httpx_follow_relative_redirects` of
 * file_download.py (the commit, the ETag, the length), `hf_raise_for_status` of utils/_http.py (X-Error-Code), and the listings of
 * hf_api.py.
 */
const CONFIG = '{"model_type": "tiny"}';
let folder = '';
let server: Server;
let settings: Served;
let base = '';

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'snippetry-'));
  const model = join(folder, 'repositories/owner/name');
  mkdirSync(join(model, 'onnx'), { recursive: true });
  mkdirSync(join(folder, 'media'));
  writeFileSync(join(model, 'config.json'), CONFIG);
  writeFileSync(join(model, 'onnx/model.onnx'), '0123456789');
  for (const file of ['m-Q4_K_M.gguf', 'm-Q8_0.gguf', 'mmproj-f16.gguf']) writeFileSync(join(model, file), file);
  const data = join(folder, 'repositories/datasets/owner/data');
  mkdirSync(join(data, 'train'), { recursive: true });
  writeFileSync(join(data, 'train/0.csv'), 'a,b\n1,2\n');
  mkdirSync(join(folder, 'repositories/.tags/datasets/owner'), { recursive: true });
  writeFileSync(join(folder, 'repositories/.tags/datasets/owner/data'), 'v3.0\nv2.1\n');
  writeFileSync(join(folder, 'media/sample.png'), 'PNG');
  writeFileSync(join(folder, 'record.json'), JSON.stringify({ id: 'owner/name', pipeline_tag: 'fill-mask' }));
  settings = {
    repositories: join(folder, 'repositories'),
    media: join(folder, 'media'),
    record: join(folder, 'record.json'),
    log: join(folder, 'requests.log'),
  };
  server = createServer((request, response) => answer(settings, request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  rmSync(folder, { recursive: true });
});

const FILE = '/owner/name/resolve/main/config.json';
const get = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> =>
  fetch(base + path, { headers, method });

it('answers HEAD of a file with the commit, the ETag and the length, and no body', async () => {
  const response = await get(FILE, {}, 'HEAD');
  expect(response.status).toBe(200);
  expect(response.headers.get('x-repo-commit')).toBe(COMMIT);
  expect(response.headers.get('etag')).toMatch(/^"[0-9a-f]{40}"$/);
  expect(response.headers.get('content-length')).toBe(String(CONFIG.length));
  expect(await response.text()).toBe('');
});

it.each([
  ['bytes=2-4', '234', 'bytes 2-4/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=8-99', '89', 'bytes 8-9/10'],
  ['bytes=-3', '789', 'bytes 7-9/10'],
])('answers the range %s with %j', async (range, body, said) => {
  const response = await get('/owner/name/resolve/main/onnx/model.onnx', { range });
  expect([response.status, response.headers.get('content-range'), await response.text()]).toEqual([206, said, body]);
});

it('gives the same ETag for the same bytes at every address of a file', async () => {
  const [one, other] = await Promise.all([get(FILE), get(FILE.replace('main', COMMIT))]);
  expect(one.headers.get('etag')).toBe(other.headers.get('etag'));
});

it.each([
  ['a file that is not there', '/owner/name/resolve/main/none.bin', 'EntryNotFound'],
  ['a repository that is not there', '/owner/none/resolve/main/config.json', 'RepoNotFound'],
  ['a model that is not there', '/api/models/owner/none', 'RepoNotFound'],
  ['a path out of the folder', '/owner/..%2f..%2fname/resolve/main/config.json', undefined],
])('says 404 with a code for %s', async (_, path, code) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  if (code) expect(response.headers.get('x-error-code')).toBe(code);
});

it('answers the record of a model with its commit and its real files', async () => {
  const info = await (await get('/api/models/owner/name/revision/main')).json();
  expect(info).toMatchObject({ id: 'owner/name', sha: COMMIT, pipeline_tag: 'fill-mask', private: false });
  expect(info.siblings).toHaveLength(5);
  expect(info.siblings).toContainEqual({ rfilename: 'onnx/model.onnx' });
});

it.each([
  ['', ['directory onnx', 'file config.json']],
  ['?recursive=true', ['directory onnx', 'file config.json', 'file onnx/model.onnx']],
  ['/onnx', ['file onnx/model.onnx']],
])('lists the tree %s', async (rest, listed) => {
  const path = rest.startsWith('?') ? `/tree/main${rest}` : `/tree/main${rest}`;
  const items: { type: string; path: string }[] = await (await get(`/api/models/owner/name${path}`)).json();
  expect(items.flatMap((item) => (item.path.endsWith('.gguf') ? [] : `${item.type} ${item.path}`))).toEqual(listed);
});

/** What Ollama and node-llama-cpp read of a manifest: server/images.go of the one, utils/parseModelUri.js of the other. */
it.each([
  ['latest', 'm-Q4_K_M.gguf'],
  ['Q8_0', 'm-Q8_0.gguf'],
  ['q8_0', 'm-Q8_0.gguf'],
  ['m-Q8_0.gguf', 'm-Q8_0.gguf'],
])('answers the manifest of the tag %s, and its blobs', async (tag, file) => {
  const manifest = await (await get(`/v2/owner/name/manifests/${tag}`)).json();
  expect(manifest.ggufFile).toMatchObject({ rfilename: file, size: file.length });
  const [layer] = manifest.layers;
  expect(layer).toMatchObject({ mediaType: 'application/vnd.ollama.image.model', size: file.length });
  expect(await (await get(`/v2/owner/name/blobs/${layer.digest}`)).text()).toBe(file);
  const config = await (await get(`/v2/owner/name/blobs/${manifest.config.digest}`)).text();
  expect(config).toHaveLength(manifest.config.size);
  expect(JSON.parse(config)).toMatchObject({ model_format: 'gguf', rootfs: { diff_ids: [layer.digest] } });
});

it.each([
  '/v2/owner/name/manifests/Q2_K',
  '/v2/owner/name/blobs/sha256:0',
  '/v2/owner/none/manifests/latest',
])('has no %s', async (path) => expect((await get(path)).status).toBe(404));

it('answers for data sets, which are apart from models', async () => {
  const info = await (await get('/api/datasets/owner/data')).json();
  expect(info).toMatchObject({ id: 'owner/data', sha: COMMIT, siblings: [{ rfilename: 'train/0.csv' }] });
  expect(await (await get('/datasets/owner/data/resolve/main/train/0.csv')).text()).toBe('a,b\n1,2\n');
  expect((await get('/owner/data/resolve/main/train/0.csv')).status).toBe(404);
  expect((await get('/api/models/owner/data')).status).toBe(404);
});

it.each([
  ['application/x-www-form-urlencoded', 'paths=train&paths=train%2F0.csv&paths=none'],
  ['application/json', '{"paths":["train","train/0.csv","none"],"expand":false}'],
])('says of paths sent as %s what there is', async (type, body) => {
  const path = '/api/datasets/owner/data/paths-info/main';
  const answer = await fetch(base + path, { method: 'POST', headers: { 'content-type': type }, body });
  const items: { type: string; path: string }[] = await answer.json();
  expect(items.map((item) => `${item.type} ${item.path}`)).toEqual(['directory train', 'file train/0.csv']);
});

it('answers a sample for an address of media, and keeps a log of what was asked', async () => {
  expect(await (await get('/datasets/x/resolve/main/cat.png')).text()).toBe('PNG');
  expect((await get('/images/cat.xyz')).status).toBe(404);
  const log = readFileSync(settings.log, 'utf8');
  expect(log).toContain('200 GET 127.0.0.1');
  expect(log).toMatch(/404 GET \S+\/images\/cat\.xyz\n/);
});

it.each([
  `/owner/name/resolve/${'a1'.repeat(20)}/config.json`,
  `/kernels/owner/name/resolve/${'a1'.repeat(20)}/config.json`,
])('answers %s with the commit that is asked for, under which huggingface_hub keeps it', async (path) => {
  const response = await get(path);
  expect([response.status, response.headers.get('x-repo-commit')]).toEqual([200, 'a1'.repeat(20)]);
  const info = await get(`/api/models/owner/name/revision/${'a1'.repeat(20)}`);
  expect(await info.json()).toMatchObject({ sha: 'a1'.repeat(20) });
});

it('lists a branch for the first version of a kernel, as kernels asks for it', async () => {
  const { branches } = (await (await get('/api/kernels/owner/name/refs')).json()) as { branches: { name: string }[] };
  expect(branches.map(({ name }) => name)).toEqual(['main', 'v1']);
});

it.each([
  ['/api/datasets/owner/data/refs', ['v3.0', 'v2.1']],
  ['/api/models/owner/name/refs', []],
])('lists at %s the tags that a recipe wrote', async (path, names) => {
  const { tags } = (await (await get(path)).json()) as { tags: { name: string; ref: string }[] };
  expect(tags).toMatchObject(names.map((name) => ({ name, ref: `refs/tags/${name}` })));
});

it('gives files of a gated repository to who sends the key alone, and says to others that it is gated', async () => {
  const open = settings.record;
  const record = join(folder, 'gated.json');
  writeFileSync(record, JSON.stringify({ id: 'owner/name', gated: 'auto' }));
  try {
    Object.assign(settings, { record });
    const refused = await get(FILE);
    expect([refused.status, refused.headers.get('x-error-code')]).toEqual([401, 'GatedRepo']);
    expect((await get(FILE, { authorization: `Bearer ${TOKEN}` })).status).toBe(200);
  } finally {
    Object.assign(settings, { record: open });
  }
});

it.each([
  ['a file', FILE, 200],
  ['a file that is not there', '/owner/name/resolve/main/none.json', 404],
  ['a repository that is not there', '/api/models/owner/none', 404],
])('lets pages of other hosts read the answer for %s', async (_, path, status) => {
  const response = await get(path, { origin: 'https://example.org' });
  expect(response.status).toBe(status);
  expect(response.headers.get('access-control-allow-origin')).toBe('*');
});
