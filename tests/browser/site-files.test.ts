import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { DIST, ROOT } from './site-page.ts';

const read = (path: string): string => readFileSync(join(DIST, path), 'utf8');
const data = (path: string) => JSON.parse(read(path));

const decode = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&#(?:39|x27);/g, "'")
    .replaceAll('&amp;', '&');

/** The code of every block of a page. */
const codesOfPage = (html: string): string[] =>
  [...html.matchAll(/<pre[^>]*><code[^>]*>([\s\S]*?)<\/code><\/pre>/g)].map(([, code = '']) => decode(code));

/** The code of every fenced block of a Markdown file. */
const codesOfMarkdown = (text: string): string[] =>
  [...text.matchAll(/^(`{3,})\w+\n([\s\S]*?)^\1$/gm)].map(([, , code = '']) => code);

interface PageSnippet {
  code: string;
  kind: string;
  url: string;
  language: string;
  /** The address of a file that runs it by itself. */
  run?: string;
}

interface ModelPage {
  apps: { steps: { code: string }[] }[];
  id: string;
  library: { library: string; snippets: PageSnippet[] }[];
  inference: { code: string; url: string; language: string }[];
  notices: { text: string }[];
  inferenceNotices?: { text: string }[];
}

interface DatasetPage {
  notices: { text: string }[];
  libraries: { snippets: { code: string; url: string; receipt?: { sentence: string } }[] }[];
}

const built = existsSync(join(DIST, 'api/models.json'));
const models: { id: string; json: string }[] = built ? data('api/models.json').items : [];
const datasets: { id: string }[] = built ? data('api/datasets.json').items : [];
const pathOf = (address: string): string => decodeURI(new URL(address).pathname).slice(1);

describe.skipIf(!built)('files beside the pages', () => {
  it.each(models.map(({ id }) => id))('%s: page, Markdown, JSON and raw files have the same code', (id) => {
    const page = data(`models/${id}.json`) as ModelPage;
    const snippets = [...page.library.flatMap((library) => library.snippets), ...page.inference];
    const code = (one: { code: string }): string => one.code;
    // Steps of apps have no file of their own: they stand between what libraries and the API have.
    const codes = [
      ...page.library.flatMap((library) => library.snippets.map(code)),
      ...page.apps.flatMap(({ steps }) => steps.map(code)),
      ...page.inference.map(code),
    ];
    expect(codesOfMarkdown(read(`models/${id}.md`))).toEqual(codes);
    const own = read(`models/${id}/index.html`);
    // All apps but the first stand on pages of their own, which the tabs fetch.
    const later = [...own.matchAll(/<a data-later="[^"]+" href="([^"#]+)#steps"/g)].map(([, path = '']) => path);
    expect(later).toHaveLength(Math.max(0, page.apps.length - 1));
    const shown = new Set([own, ...later.map((path) => read(`${decodeURI(path)}index.html`))].flatMap(codesOfPage));
    expect(codes.filter((code) => !shown.has(code))).toEqual([]);
    expect(snippets.map(({ url }) => read(pathOf(url)))).toEqual(snippets.map(code));
    const said = [...page.notices, ...(page.inferenceNotices ?? [])].map(({ text }) => text);
    expect(said.filter((text) => !read(`models/${id}.md`).includes(text))).toEqual([]);
  });

  it.each(datasets.map(({ id }) => id))('%s: page, Markdown, JSON and raw files of a data set agree', (id) => {
    const page = data(`datasets/${id}.json`) as DatasetPage;
    const snippets = page.libraries.flatMap((library) => library.snippets);
    const codes = snippets.map(({ code }) => code);
    const markdown = read(`datasets/${id}.md`);
    const html = read(`datasets/${id}/index.html`);
    const shown = new Set(codesOfPage(html));
    expect(codesOfMarkdown(markdown)).toEqual(codes);
    expect(codes.filter((code) => !shown.has(code))).toEqual([]);
    expect(snippets.map(({ url }) => read(pathOf(url)))).toEqual(codes);
    const said = [
      ...page.notices.map(({ text }) => text),
      ...snippets.flatMap(({ receipt }) => receipt?.sentence ?? []),
    ];
    const plain = decode(html);
    expect(said.filter((text) => !markdown.includes(text) || !plain.includes(text.replaceAll('`', '')))).toEqual([]);
  });

  it('has the committed files, byte for byte', () => {
    const folder = join(ROOT, 'out/snippets');
    const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
      (name) => /\.\w+$/.test(name) && existsSync(join(DIST, 'snippets', name)),
    );
    expect(files.length).toBeGreaterThan(models.length);
    expect(files.filter((name) => read(`snippets/${name}`) !== readFileSync(join(folder, name), 'utf8'))).toEqual([]);
  });

  it('makes notebooks whose cells are the code', () => {
    const { cells, nbformat } = data('snippets/timm/timm-resnet50-a1-in1k/02-create-model.ipynb');
    expect(nbformat).toBe(4);
    expect(`${cells.at(-1).source.join('')}\n`).toBe(read('snippets/timm/timm-resnet50-a1-in1k/02-create-model.py'));
  });

  it('has files that run by themselves, which end in the code of the page', () => {
    const runs = models.flatMap(({ id }) => {
      const { library } = data(`models/${id}.json`) as ModelPage;
      const first = library[0]?.snippets.find(({ kind }) => kind === 'code');
      const page = read(`models/${id}/index.html`);
      return library.flatMap(({ snippets }) =>
        snippets.flatMap((one) => (one.run ? [{ ...one, run: pathOf(one.run), main: one === first, id, page }] : [])),
      );
    });
    expect(runs.length).toBeGreaterThan(models.length / 2);
    expect(runs.filter(({ run, code }) => !read(run).endsWith(code))).toEqual([]);
    const short = runs.filter(({ run, id }) => run.replace(/\.\w+$/, '') === `run/${id}`);
    expect(short).toEqual(runs.filter(({ main }) => main));
    const python = runs.filter(({ language }) => language === 'python');
    // Beside each stands the same for bash, and the page leads there.
    const bash = python.map(({ run, page }) => ({ path: run.replace(/py$/, 'sh'), page }));
    expect(bash.filter(({ path, page }) => !existsSync(join(DIST, path)) || !page.includes(`/${path}"`))).toEqual([]);
  });

  it('fits its published schemas', () => {
    const ajv = new Ajv2020({ strict: false, validateFormats: false });
    for (const name of readdirSync(join(DIST, 'schemas'))) ajv.addSchema(data(`schemas/${name}`));
    const problems: string[] = [];
    const check = (schema: string, value: unknown, what: string): void => {
      if (!ajv.validate(schema, value)) problems.push(`${what}: ${ajv.errorsText()}`);
    };
    for (const { id } of models) check('model-page.schema.json', data(`models/${id}.json`), id);
    for (const { id } of datasets) check('dataset-page.schema.json', data(`datasets/${id}.json`), id);
    for (const name of ['models', 'datasets', 'libraries', 'tasks', 'providers'])
      check('list.schema.json', data(`api/${name}.json`), name);
    expect(problems).toEqual([]);
  });

  it('has a page or a file at every address of the lists and of the sitemap', () => {
    const items = ['models', 'libraries', 'tasks', 'providers'].flatMap(
      (name) => data(`api/${name}.json`).items as { json: string }[],
    );
    const pages = [...read('sitemap.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) =>
      join(pathOf(address), 'index.html'),
    );
    const missing = [...items.map(({ json }) => pathOf(json)), ...pages].filter(
      (path) => !existsSync(join(DIST, path)),
    );
    expect(missing).toEqual([]);
  });

  it('model-code.md has code of models to the byte, with the proof of that code, of as many libraries as it says', () => {
    const text = read('model-code.md');
    const pages = models.map(({ id }) => data(`models/${id}.json`) as ModelPage);
    const known = new Map<string, (string | undefined)[]>();
    for (const { library, inference } of pages)
      for (const one of [...library.flatMap(({ snippets }) => snippets), ...inference])
        known.set(one.code, [
          ...(known.get(one.code) ?? []),
          (one as { receipt?: { sentence: string } }).receipt?.sentence,
        ]);
    const codes = codesOfMarkdown(text);
    expect(codes.filter((code) => !known.has(code))).toEqual([]);
    const isSaid = (code: string, sentence: string | undefined): boolean =>
      sentence === undefined || text.includes(`${code}\`\`\`\n\n${sentence}\n`);
    expect(codes.filter((code) => !known.get(code)?.some((sentence) => isSaid(code, sentence)))).toEqual([]);
    const [, said, left] = /The (\d+) libraries .*; (\d+) more have/.exec(text) ?? [];
    // Beside the heading of each library stands that of the calls.
    expect(text.match(/^## /gm)).toHaveLength(Number(said) + 1);
    expect(Number(said)).toBeGreaterThan(20);
    expect(Number(left)).toBeGreaterThan(0);
  });

  it('receipts link the packages that were there, one a line, with the release that their sentence names', () => {
    const html = read('models/sentence-transformers/all-MiniLM-L6-v2/index.html');
    const [, sentence = '', rest = ''] = /<summary>(Executed [^<]*)<\/summary>([\s\S]*?)<\/details>/.exec(html) ?? [];
    const [, path = ''] = /href="\/(requirements\/\w+\.txt)"/.exec(rest) ?? [];
    const lines = read(path).trimEnd().split('\n');
    expect(lines.length).toBeGreaterThan(10);
    expect(lines.filter((line) => !/^[\w.-]+==\S+$/.test(line))).toEqual([]);
    const [, release] = /with sentence-transformers ([^\s,]+)/.exec(sentence) ?? [];
    expect(lines).toContain(`sentence-transformers==${release}`);
    expect(rest).not.toContain('==');
  });

  it('keeps to its sizes', () => {
    const pages = readdirSync(join(DIST, 'models'), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('/index.html'))
      .map((name) => gzipSync(read(join('models', name))).length);
    expect(pages.length).toBeGreaterThanOrEqual(models.length);
    expect(Math.max(...pages)).toBeLessThan(22_500);
    // The list has a row a model.
    expect(gzipSync(read('models/index.html')).length / models.length).toBeLessThan(33);
    expect(read('llms-full.txt').length).toBeLessThan(510_000);
    expect(read('model-code.md').length).toBeLessThanOrEqual(40_000);
    expect(gzipSync(read('choice.js')).length).toBeLessThan(3_000);
  });

  it('has a title and a description of its own on every page', () => {
    const pages = readdirSync(DIST, { recursive: true, encoding: 'utf8' }).filter((name) =>
      name.endsWith('index.html'),
    );
    const titles = pages.map((name) => /<title>([^<]*)<\/title>/.exec(read(name))?.[1] ?? '');
    expect(titles.filter((title, at) => titles.indexOf(title) !== at)).toEqual([]);
    const described = pages.map((name) => /<meta name="description" content="([^"]{20,200})">/.exec(read(name))?.[1]);
    expect(pages.filter((_, at) => described.indexOf(described[at]) !== at || described[at] === undefined)).toEqual([]);
    // What a chat shows of a link to it. A site that does not know its address gives none.
    const card =
      /<meta property="og:type" content="website"><meta property="og:title" content="[^"]+"><meta property="og:description" content="([^"]+)">/;
    expect(pages.filter((name, at) => card.exec(read(name))?.[1] !== described[at])).toEqual([]);
  });
});
