import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLibraryId } from '../../out/modules/libraries/index.ts';
import { registry } from '../../out/modules/libraries/registry.ts';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
import { librariesOfModel } from '../../runtime/libraries.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { committedSnippets, documentedCommand, makeProject, removeProject, seedText } from './project.ts';

let folder: string;
beforeAll(() => {
  folder = makeProject();
});
afterAll(() => removeProject(folder));

function build(record: string): string {
  writeFileSync(join(folder, 'record.json'), record);
  const [program, ...args] = documentedCommand('node');
  execFileSync(program === 'node' ? process.execPath : '', args, { cwd: folder });
  return readFileSync(join(folder, 'model.html'), 'utf8');
}

const codeOf = (html: string): string[] =>
  [...html.matchAll(/<code class="language-\w+">(.*?)<\/code>/gs)].map(([, text = '']) =>
    text.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code))),
  );

describe('the static page of the documentation', () => {
  it.each([
    ['transformers/qwen-qwen3-0-6b', 'qwen-qwen3-0-6b'],
    ['transformers/openai-whisper-small', 'openai-whisper-small'],
    ['timm/timm-resnet50-a1-in1k', 'timm-resnet50-a1-in1k'],
  ])('shows the bytes of %s', (rendered, slug) => {
    const model = parseModel(JSON.parse(seedText(slug)));
    const api = inferenceSnippets(model).snippets.map(({ code }) => code);
    const [, ...others] = librariesOfModel(model);
    const more = others.flatMap((id) => (isLibraryId(id) ? registry[id].snippets(model) : [])).map(({ code }) => code);
    expect(codeOf(build(seedText(slug)))).toEqual([...committedSnippets(rendered), ...more, ...api]);
  });

  it.each([
    ['no record at all', 'null', 'No library is known for this model.'],
    ['an unknown library', '{"id":"a/b","library_name":"constructor"}', 'snapshot_download'],
    ['a hostile name', '{"id":"<script>alert(1)</script>","library_name":"timm"}', '&#60;script&#62;'],
  ])('stands up to %s', (_, record, text) => {
    const html = build(record);
    expect(html).toContain(text);
    expect(html).not.toContain('<script');
    expect(html).not.toContain('undefined');
  });
});
