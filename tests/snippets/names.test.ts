import { expect, test } from 'vitest';
import { registry } from '../../out/modules/libraries/registry.ts';
import { parseModel } from '../../runtime/model/parse.ts';

/** What a library prints for the fields of a record, in one text. */
const printed = (library: string, fields: object): string => {
  const entry = Object.values(registry).find(({ id }) => id === library);
  if (!entry) throw new Error(`there is no library ${library}`);
  return entry
    .snippets(parseModel({ id: 'org/name', library_name: library, ...fields }))
    .map(({ variant, code }) => `${variant}: ${code}`)
    .join('');
};

/** Only what is reserved in the language that is printed is no name: delete is one in Python, del is none. */
test.each([
  ['paddlenlp', { config: { architectures: ['Bert'] } }, 'import AutoTokenizer, Bert\n'],
  ['paddlenlp', { config: { architectures: ['delete'] } }, 'import AutoTokenizer, delete\n'],
  ['paddlenlp', { config: { architectures: ['del'] } }, 'unknown-class: '],
  ['spacy', { id: 'org/new', siblings: [{ rfilename: 'new-any-py3-none-any.whl' }] }, 'import new\n'],
  [
    'transformers',
    { transformersInfo: { auto_model: 'AutoModelForNews' } },
    'from transformers import AutoModelForNews\n',
  ],
  ['transformers', { transformersInfo: { auto_model: 'HF_ColBERT' } }, 'from transformers import AutoModel\n'],
  ['transformers', { transformersInfo: { auto_model: 'class' } }, 'from transformers import AutoModel\n'],
  ['keras-hub', { config: { keras_hub: { tasks: ['Void'] } } }, 'keras_hub.models.Void.'],
])('%s with %j prints %j', (library, fields, text) => {
  expect(printed(library, fields)).toContain(text);
});

test.each([
  ['spacy', { id: 'org/import', siblings: [{ rfilename: 'import-any-py3-none-any.whl' }] }, '\nimport import'],
  ['transformers', { transformersInfo: { auto_model: 'AutoModel', processor: 'None' } }, 'None'],
  ['keras-hub', { config: { keras_hub: { tasks: ['None'] } } }, 'models.None'],
])('%s with %j does not print %j', (library, fields, text) => {
  expect(printed(library, fields)).not.toContain(text);
});
