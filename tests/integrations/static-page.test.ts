import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
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

const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);

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
    const api = inferenceSnippets(parseModel(JSON.parse(seedText(slug)))).snippets.map(({ code }) => code);
    const shown = codeOf(build(seedText(slug)));
    const own = committedSnippets(rendered);
    expect(shown.slice(0, own.length)).toEqual(own);
    expect(shown.slice(-api.length)).toEqual(api);
  });

  it.each([
    ['a library with a message in the place of code', '{"id":"o/m","library_name":"transformers","tags":["modelopt"]}'],
    ['terms to accept and code of the repository', seedText('pyannote-segmentation-3-0')],
    ['several libraries', seedText('qwen-qwen3-0-6b')],
    ['files alone', '{"id":"o/m","siblings":[{"rfilename":"a.dat"}]}'],
  ])('shows what the command prints of %s: libraries, code and notices', (_, record) => {
    const command = [join(ROOT, 'generators/cli/main.js'), 'render', '-', '--json'];
    const printed = JSON.parse(
      execFileSync(process.execPath, command, { input: record, encoding: 'utf8', stdio: 'pipe' }),
    ) as {
      library: { code: string }[];
      inference: { code: string }[];
      notices?: { text: string }[];
    };
    const html = build(record);
    expect(codeOf(html)).toEqual([...printed.library, ...printed.inference].map(({ code }) => code));
    for (const { text } of printed.notices ?? []) expect(html).toContain(`<p>${escaped(text)}`);
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
