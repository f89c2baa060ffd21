import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { type Copy, makeCopy } from '../../tests/test-kit/copy.ts';
import { createMemo } from '../memo.ts';
import { generate } from '../pipeline.ts';
import { compareSides } from './difference.ts';
import { FORMATS } from './format/index.ts';
import { changelogSection } from './release/changelog.ts';
import { levelOf } from './release/level.ts';
import { readSide } from './side.ts';
import type { Difference } from './types.ts';

// The whole project is generated twice.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 600_000 });

type Value = Record<string, unknown>;

/** An edit in words, how it is made, and the sentences that begin the comment on it. */
type Edit = [what: string, make: (copy: Copy) => void, said: RegExp[]];

const LIBRARY = {
  $schema: '../../schemas/library.schema.json',
  id: 'acme',
  prettyLabel: 'Acme',
  repoName: 'acme',
  repoUrl: 'https://github.com/acme/acme',
  filter: false,
  install: { pypi: ['acme-ml'] },
  variants: [
    { name: 'classify', title: 'Classify a text', language: 'python', when: { task: 'text-classification' } },
    { name: 'load', title: 'Load the model', language: 'python' },
  ],
};
const NEEDED = { with: ['bm25s'], why: 'It makes retrieval fast', source: 'https://pypi.org/project/bm25s/' };
const PACKAGE = { $schema: '../../schemas/package.schema.json', id: 'numba', ecosystem: 'pypi', needed: [NEEDED] };

const replace =
  (path: string, from: string, to: string) =>
  (copy: Copy): void => {
    const text = copy.read(path);
    expect(text).toContain(from);
    copy.write(
      path,
      text.replace(from, () => to),
    );
  };

const written = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Edits of different things, so that one comparison tells them all; each is what a contributor does. */
const EDITS: Edit[] = [
  [
    'an install line gains a package, and a fact says what for',
    (copy) => {
      copy.change('catalogue/libraries/bm25s.json', ({ install }) =>
        (install as { pypi: string[] }).pypi.push('numba'),
      );
      copy.write('catalogue/packages/numba.json', written(PACKAGE));
    },
    [/^New facts of a package: numba$/, /^BM25S: install gains `numba` \(1 model\)$/],
  ],
  [
    'a template of calls',
    replace('templates/inference/python/openai/chat-stream.py.hbs', 'flush=True)', 'flush=False)'),
    [
      /^openai \(py\) chat: \d+ calls change \(\d+ providers\)$/,
      /^The \d+ executed calls of python-openai are void until run \(`npm run -s verify -- --client python-openai --record`\)$/,
    ],
  ],
  [
    'a library with two variants',
    (copy) => {
      copy.write('catalogue/libraries/acme.json', written(LIBRARY));
      copy.write('templates/libraries/acme/load.py.hbs', 'import acme_ml\n\nprint(acme_ml.load({{id}}))\n');
      copy.write(
        'templates/libraries/acme/classify.py.hbs',
        'import acme_ml\n\nmodel = acme_ml.load({{id}})\nprint(model.classify("What a day!"))\n',
      );
      copy.write(
        'seeds/acme-tiny.json',
        '{ "id": "acme/tiny", "pipeline_tag": "text-classification", "library_name": "acme" }\n',
      );
      copy.write('seeds/acme-other.json', '{ "id": "acme/other", "library_name": "acme" }\n');
    },
    [/^New library: Acme, 2 snippets, none executed yet$/],
  ],
  [
    'a fact of a provider',
    replace('catalogue/providers/groq.json', 'https://console.groq.com/keys"', 'https://console.groq.com/api-keys"'),
    [
      /^Groq \(provider\): `keys\.page` was `https:\/\/console\.groq\.com\/keys`, is `https:\/\/console\.groq\.com\/api-keys`$/,
    ],
  ],
  [
    'the text of a notice',
    replace(
      'catalogue/notices.json',
      'The weights are gated: accept the terms',
      'The weights are gated: agree to the terms',
    ),
    [/^Gated \(notice\): \d+ notices change \(\d+ models\)$/, /^catalogue\/notices\.json: `notices\.0\.text` differs$/],
  ],
  [
    'a step of an app',
    (copy) =>
      copy.change('catalogue/apps/ollama.json', ({ steps }) =>
        (steps as { words?: unknown[] }[])[1]?.words?.splice(2, 0, '--verbose'),
      ),
    [
      /^Ollama \(app\): \d+ steps change \(\d+ models\)$/,
      /^\d+ proofs are void until run: .*apps\/ollama \d.* and `npm run -s verify -- --apps ollama`\)$/,
    ],
  ],
  [
    'labels',
    (copy) => {
      for (const [path, field, label] of [
        ['catalogue/libraries/flair.json', 'prettyLabel', 'Flair NLP'],
        ['catalogue/tasks/summarization.json', 'label', 'Summaries'],
      ] as const)
        copy.change(path, (value: Value) => {
          value[field] = label;
        });
    },
    [
      /^Flair NLP \(library\): `prettyLabel` was `Flair`, is `Flair NLP`$/,
      /^Summaries \(task\): `label` was `Summarization`, is `Summaries`$/,
    ],
  ],
  [
    'a sample of snippets',
    replace(
      'catalogue/samples.json',
      'An astronaut rests under a giant fern in a misty jungle',
      'A lighthouse in a storm',
    ),
    [
      /^Diffusers: \d+ snippets change \(\d+ models\)$/,
      /^Pruna AI: 1 snippet changes /,
      /^KerasHub: 3 snippets change /,
      /^Diffusion Single File: 1 snippet changes /,
      /^Transformers\.js: 1 snippet changes /,
      /`textToImagePrompt` was `An astronaut .*`, is `A lighthouse in a storm`$/,
    ],
  ],
  [
    'a limit in a schema that people outside keep to',
    replace('schemas/author-wishes.schema.json', '"maxItems": 20,', '"maxItems": 10,'),
    [/^author-wishes \(schema\): `properties\.labels\.maxItems` was `20`, is `10`$/],
  ],
  [
    'a variant that goes',
    (copy) => {
      copy.change('catalogue/libraries/doctr.json', ({ variants }) => (variants as unknown[]).shift());
      rmSync(join(copy.root, 'templates/libraries/doctr/layout.py.hbs'));
    },
    [/^docTR: 1 snippet is new, 1 snippet is gone \(1 model\)$/, /void until run: .*doctr 1/],
  ],
  [
    'a recipe',
    (copy) => copy.write('tests/models/timm.py', `${copy.read('tests/models/timm.py')}# Another tiny model.\n`),
    [/void until run: .*timm 4/],
  ],
  [
    'an entry point that goes',
    replace('package/entry-points.json', '  "./install": "out/modules/install",\n', ''),
    [/^Gone: the export `snippetry\/install: \w+`$/],
  ],
  [
    'an option that goes, and one that comes',
    replace('runtime/apps/types.ts', 'readonly only?: readonly string[]', 'readonly apps?: readonly string[]'),
    [/^Gone: the export `snippetry\/apps: AppOptions\.only`$/, /^New export: `snippetry\/apps: AppOptions\.apps`$/],
  ],
];

describe('what is said of edits', () => {
  let difference: Difference;
  let comment: string;

  beforeAll(async () => {
    using copy = makeCopy();
    const memo = createMemo();
    expect((await generate(copy.root, { memo })).problems).toEqual([]);
    const base = readSide('main', copy.root);
    for (const [, make] of EDITS) make(copy);
    expect((await generate(copy.root, { memo })).problems).toEqual([]);
    difference = compareSides(base, readSide('the work tree', copy.root));
    comment = FORMATS.markdown?.(difference, { before: 'https://docs.example/{page}' }) ?? '';
    expect(existsSync(join(copy.root, 'out/modules'))).toBe(true);
  });

  it.each(EDITS)('%s', (_, __, said) => {
    for (const one of said) expect(difference.sentences).toContainEqual(expect.stringMatching(one));
  });

  it('nothing else is said of the edits together', () => {
    const known = EDITS.flatMap(([, , said]) => said);
    const others = difference.sentences.filter((one) => !known.some((said) => said.test(one)));
    expect(others.map((one) => one.replace(/\d+/g, 'N'))).toEqual([]);
  });

  it('raises the version by a major number for the exports, else by a minor one for the variants, else by a patch', () => {
    const { published, modules } = difference;
    if ('unknown' in published) throw new Error(published.unknown);
    if ('unknown' in modules) throw new Error(modules.unknown);
    const { before, after } = modules;
    const major = levelOf(difference);
    expect(major.level).toBe('major');
    expect(major.reasons.join()).toContain('`snippetry/apps: AppOptions.only`');
    const minor = levelOf({ ...difference, published: { ...published, removed: [] } });
    expect(minor.level).toBe('minor');
    expect(minor.reasons.join('\n')).toMatch(/gone: `libraries\/doctr layout`$/m);
    expect(minor.reasons.join('\n')).toMatch(/new: .*`library libraries\/acme`/);
    expect(minor.reasons.join('\n')).toMatch(/`snippetry\/libraries\/acme: entry`/);
    // The records of the new library are no samples of both.
    expect(minor.reasons.join('\n')).not.toContain('acme-tiny');
    const groups = difference.groups.filter(({ kind }) => kind === 'changed');
    const facts = difference.facts.filter(({ entries }) => entries.includes('providers/groq'));
    const patch = levelOf({ ...difference, groups, facts, published: { ...published, removed: [], added: [] } });
    expect(patch.level).toBe('patch');
    expect(patch.reasons.join('\n')).toContain('`runtime/apps/types.ts`');
    const ofSchema = difference.facts.filter(({ entries }) => entries.includes('schemas/author-wishes'));
    const same = { groups: [], verified: [], modules: { before, after, changed: [] } };
    const unchanged = { ...published, removed: [], added: [], sources: [] };
    expect(levelOf({ ...difference, ...same, facts: ofSchema, published: unchanged }).level).toBe('none');
    expect(changelogSection(difference)).toMatch(/^## 1\.0\.0\n\n- Gone: the export `snippetry/);
  });

  it('begins with the sentences, then shows three changes open, and ends with sizes', () => {
    const [first, ...folded] = comment.split('<details');
    expect(first?.match(/^- /gm)).toHaveLength(difference.sentences.length);
    expect(folded.filter((one) => one.startsWith(' open>'))).toHaveLength(3);
    expect(folded.at(-1)).toContain('Size of the modules');
    expect(folded.slice(0, -1).join('')).not.toContain('gzip');
  });

  it('an edit of what many snippets have is one group with all its places', () => {
    const group = difference.groups.find(({ places }) => places.some(({ after }) => after?.startsWith('diffusers/')));
    expect(group?.places.length).toBeGreaterThan(10);
    expect(group?.hunks.flat().filter(({ kind }) => kind === 'added')).toHaveLength(1);
    expect(comment).toContain('Here: [before](https://docs.example/models/');
  });
});
