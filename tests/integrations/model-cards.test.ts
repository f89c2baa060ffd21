import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';
import { seedText } from './project.ts';

const PAGE = readFileSync(join(ROOT, 'docs/model-cards.md'), 'utf8');
const SCHEMA = JSON.parse(readFileSync(join(ROOT, 'schemas/author-wishes.schema.json'), 'utf8'));

type Card = { [key: string]: string | number | Card };

/** The metadata of the example: keys, and values that are a word, a sentence or a number, by how far they are indented. */
function cardOf(yaml: string): Card {
  const card: Card = {};
  const open: [indent: number, inside: Card][] = [[-1, card]];
  for (const [, indent = '', key = '', value = ''] of yaml.matchAll(/^( *)([\w-]+):(?: (.+))?$/gm)) {
    while ((open.at(-1)?.[0] ?? -1) >= indent.length) open.pop();
    const inside = open.at(-1)?.[1] ?? card;
    if (value !== '') inside[key] = /^[\d.]+$/.test(value) ? Number(value) : value;
    else {
      const inner: Card = {};
      inside[key] = inner;
      open.push([indent.length, inner]);
    }
  }
  return card;
}

const card = cardOf(/```yaml\n(.*?)```/s.exec(PAGE)?.[1] ?? '');

/** What the command prints for a record, by its reading from standard input. */
function rendered(
  snippets: unknown,
  ...words: string[]
): { library: { variant: string; code: string }[]; inference: { code: string }[] } {
  const record = JSON.parse(seedText('qwen-qwen3-0-6b'));
  const args = ['generators/cli/main.js', 'render', '-', '--json', ...words];
  const input = JSON.stringify({ ...record, cardData: { ...record.cardData, snippets } });
  const { stdout, stderr } = spawnSync(process.execPath, args, { cwd: ROOT, input, encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

describe('the card in docs/model-cards.md', () => {
  it('is what the schema asks', () => {
    const isValid = new Ajv2020().compile(SCHEMA);
    expect(card.snippets).toBeDefined();
    expect(isValid(card.snippets), JSON.stringify(isValid.errors)).toBe(true);
  });

  it('does what is said below it', () => {
    const { library, inference } = rendered(card.snippets);
    const [first, second] = library.filter(({ variant }) => variant !== 'install');
    expect([first?.variant, second?.variant]).toEqual(['direct-chat-text', 'pipeline-chat-text']);
    for (const one of [first, second]) {
      expect(one?.code).toContain('"Write a haiku about rain."');
      expect(one?.code).toContain('max_new_tokens=200');
    }
    expect(inference.length).toBeGreaterThan(5);
    for (const { code } of inference) {
      expect(code.indexOf('You answer in verse.')).toBeGreaterThan(0);
      expect(code.indexOf('Write a haiku about rain.')).toBeGreaterThan(code.indexOf('You answer in verse.'));
      expect(code).toMatch(/200\b/);
      expect(code).toContain('0.6');
    }
    expect(rendered({})).toEqual(rendered(undefined));
  });
});

describe('the table in docs/model-cards.md', () => {
  const rows = [...PAGE.matchAll(/^\| (`.*?) \| (.*?) \| /gm)];
  const fields = (rows: readonly string[]): string[] =>
    rows.flatMap((text) => [...text.matchAll(/`(\w+)`/g)].map(([, name = '']) => name));

  it('has every field of the schema, and no other', () => {
    expect(fields(rows.map(([, names = '']) => names)).sort()).toEqual(Object.keys(SCHEMA.properties).sort());
    const options = rows.find(([, names]) => names === '`options`')?.[2] ?? '';
    expect(fields([options]).sort()).toEqual(Object.keys(SCHEMA.properties.options.properties).sort());
  });
});
