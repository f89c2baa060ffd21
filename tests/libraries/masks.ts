import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { walk } from '../../generators/1-load/walk.ts';
import { fetchPackage } from './packages.ts';
import { parseRequirement } from './requirement.ts';

/** Where transformers says which models fill masks, and with which tokenizers. */
const MODELS = 'transformers/models';
const AUTO = `${MODELS}/auto`;

/** By key the class that a table of the auto classes names; what is there only with another package stands behind it. */
function tableIn(source: string, name: string): Map<string, string> {
  const from = source.indexOf(name);
  const rows = from < 0 ? '' : source.slice(from, source.indexOf('\n    ]', from));
  return new Map([...rows.matchAll(/\("([\w-]+)", "(\w+)"/g)].map(([, key = '', value = '']) => [key, value]));
}

/** A class of a tokenizer: the token that it has by default, where it says one itself, and the class that it derives from. */
interface Tokenizer {
  readonly token?: string | undefined;
  readonly base?: string | undefined;
}

function tokenizersIn(source: string): [string, Tokenizer][] {
  const aliases = [...source.matchAll(/^(\w+) = (\w+)$/gm)].map(([, name = '', base]): [string, Tokenizer] => [
    name,
    { base },
  ]);
  const classes = source.split(/^class /m).slice(1);
  return [
    ...aliases,
    ...classes.map((text): [string, Tokenizer] => {
      const [, name = '', base] = /^(\w+)(?:\((\w+))?/.exec(text) ?? [];
      return [name, { base, token: /mask_token[^=\n]*=\s*(["'])(.*?)\1/.exec(text)?.[2] }];
    }),
  ];
}

/** By architecture the mask token that its tokenizer class has by default, as the sources of transformers say; nothing is executed. */
export function readMaskTokens(folder: string): Map<string, string> {
  const read = (path: string): string => readFileSync(join(folder, path), 'utf8');
  const files = walk(folder, MODELS).filter((path) => /\/tokenization_\w+\.py$/.test(path));
  const tokenizers = new Map(files.flatMap((path) => tokenizersIn(read(path))));
  const tokenOf = (name: string | undefined, seen: readonly string[] = []): string | undefined => {
    const { token, base } = tokenizers.get(name ?? '') ?? {};
    return token ?? (base === undefined || seen.includes(base) ? undefined : tokenOf(base, [...seen, base]));
  };
  const called = tableIn(read(`${AUTO}/tokenization_auto.py`), 'TOKENIZER_MAPPING_NAMES = ');
  const filling = tableIn(read(`${AUTO}/modeling_auto.py`), 'MODEL_FOR_MASKED_LM_MAPPING_NAMES = ');
  return new Map(
    [...filling.keys()].flatMap((one): [string, string][] => {
      const token = tokenOf(called.get(one));
      return token === undefined ? [] : [[one, token]];
    }),
  );
}

/** What architectures are said to have that the sources do not say, a sentence each. */
export const wrongMasks = (
  said: Readonly<Record<string, readonly string[]>>,
  read: ReadonlyMap<string, string>,
): string[] =>
  Object.entries(said).flatMap(([token, architectures]) =>
    architectures
      .filter((one) => read.get(one) !== token)
      .map((one) => `${one} is said to have ${token}: ${read.get(one) ?? 'no tokenizer class of it tells a token'}`),
  );

/** Compares the tokens of schemas/model.schema.json with the current release of transformers; returns what to say, and whether all is right. */
export async function checkMasks(root: string, packages: string): Promise<{ said: string[]; isRight: boolean }> {
  const found = await fetchPackage(parseRequirement('transformers'), packages);
  if (!found) throw new Error('the registry has no code for transformers');
  const { properties } = JSON.parse(readFileSync(join(root, 'schemas/model.schema.json'), 'utf8'));
  const given: Record<string, string[]> = properties.maskToken['x-derived'].given;
  const read = readMaskTokens(found.folder);
  const wrong = wrongMasks(given, read);
  const known = Object.values(given).flat();
  const others = [...read.keys()].filter((one) => !known.includes(one));
  const count = `${known.length} architectures with the mask tokens of transformers ${found.version}`;
  return { said: [count, `left out: ${others.join(', ') || 'none'}`, ...wrong], isRight: wrong.length === 0 };
}
