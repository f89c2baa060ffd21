import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DIST } from './site-page.ts';

interface Shown {
  readonly library: string;
  readonly model: string;
  readonly notices: readonly { readonly text: string }[];
}

const read = (path: string): string => readFileSync(join(DIST, path), 'utf8');
const built = existsSync(join(DIST, 'api/tasks'));
const tasks = built ? readdirSync(join(DIST, 'api/tasks')).map((name) => name.replace('.json', '')) : [];

/** The words of a page, as its reader sees them. */
const wordsOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replace(/&#(?:39|x27);/g, "'")
    .replaceAll('&amp;', '&');

/** What the page of a model says before the code of a library. */
function noticesOf(model: string, library: string): string[] {
  const page = JSON.parse(read(`models/${model}.json`)) as { notices: { text: string; library?: string }[] };
  return page.notices.filter((one) => one.library === undefined || one.library === library).map(({ text }) => text);
}

describe.skipIf(!built)('what to know before running code', () => {
  it.each(tasks)('%s: stands on the page of the task as on those of the models', (task) => {
    const { library } = JSON.parse(read(`tasks/${task}.json`)) as { library: Shown[] };
    const [html, markdown] = [wordsOf(read(`tasks/${task}/index.html`)), read(`tasks/${task}.md`)];
    const missing = library.flatMap((shown) => {
      const texts = noticesOf(shown.model, shown.library);
      expect(shown.notices.map(({ text }) => text).toSorted()).toEqual(texts.toSorted());
      return texts.filter((text) => !html.includes(text.replaceAll('`', '')) || !markdown.includes(text));
    });
    expect(missing).toEqual([]);
  });

  it('is nothing of the model whose calls are given to programs: its record names who serves it', () => {
    const [, model = ''] = /The model is (\S+)\. Other clients/.exec(read('model-code.md')) ?? [];
    expect(JSON.parse(read(`models/${model}.json`))).not.toHaveProperty('inferenceNotices');
  });

  it('is followed by code that uses a model, for each library whose code is given to programs', () => {
    const [, ...sections] = read('model-code.md').split(/^## /m);
    const titles = sections.map((section) => [...section.matchAll(/^### (.*)$/gm)].map(([, title = '']) => title));
    expect(sections.length).toBeGreaterThan(20);
    expect(
      titles.filter((all) => all.every((title) => /^(?:Install|Get the|Download)\b.*\(Shell\)$/.test(title))),
    ).toEqual([]);
  });

  it('is written with addresses that can be filled in', () => {
    const texts = readdirSync(DIST).filter((name) => /\.(txt|md|json)$/.test(name));
    expect([...texts, 'api/index.json'].filter((name) => read(name).includes('%7B'))).toEqual([]);
  });
});
