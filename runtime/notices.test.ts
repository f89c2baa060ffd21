import { expect, test } from 'vitest';
import { parseModel } from './model/parse.ts';
import { noticesOf } from './notices.ts';

test.each<[string, object, string[]]>([
  ['nothing to know', { id: 'a/b', gated: false, private: false, cardData: { license: 'mit' } }, []],
  ['gated', { id: 'a/b', gated: 'auto' }, ['gated']],
  ['gated, and nobody says how', { id: 'a/b', gated: true }, ['gated']],
  ['gated by hand', { id: 'a/b', gated: 'manual' }, ['gated']],
  ['private', { id: 'a/b', private: true }, ['private']],
  ['private is no word', { id: 'a/b', private: 'true' }, []],
  ['code by the tag', { id: 'a/b', tags: ['custom_code'] }, ['remote-code']],
  ['code by the configuration', { id: 'a/b', config: { auto_map: { AutoModel: 'modeling_x.X' } } }, ['remote-code']],
  ['no commercial use', { id: 'a/b', cardData: { license: 'cc-by-nc-4.0' } }, ['licence']],
  ['a licence of its own', { id: 'a/b', cardData: { license: 'other', license_name: 'llama3' } }, ['licence']],
  [
    'all at once',
    { id: 'a/b', gated: 'auto', private: true, tags: ['custom_code'] },
    ['gated', 'private', 'remote-code'],
  ],
  ['no id to say it of', { gated: 'auto' }, []],
])('%s', (_, record, kinds) => {
  expect(noticesOf(parseModel(record)).map(({ kind }) => kind)).toEqual(kinds);
});
