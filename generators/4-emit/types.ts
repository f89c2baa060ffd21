import type { Schemas } from '../1-load/schema.ts';
import { keptTexts } from '../kept.ts';

const HEADER = '// Generated from schemas/: edit the schema and run `npm run generate`.\n';
const JSON_TYPE = "import type { Json } from '../../languages/shared/literal.ts';\n";

/** References between schema files, for the type generator: the other schema's document by its file name. */
const resolver = (schemas: Schemas) => ({
  schemas: {
    order: 1,
    canRead: /\.schema\.json$/,
    read: ({ url }: { url: string }): string => {
      const name = /([a-z-]+)\.schema\.json$/.exec(url)?.[1] ?? '';
      return JSON.stringify(withoutId(withJsonType(schemas.document(name))));
    },
  },
});

const withoutId = ({ $id: _, $schema: __, ...document }: Record<string, unknown>): Record<string, unknown> => document;

/** The document with the type of every JSON value said in words that the type generator understands. */
const withJsonType = (document: Record<string, unknown>): Record<string, unknown> =>
  JSON.parse(JSON.stringify(document), (_, value) =>
    value?.['x-slot'] === 'json' ? { ...value, tsType: 'Json' } : value,
  );

/** TypeScript types of every schema: file name and text. */
export async function emitTypes(schemas: Schemas): Promise<Map<string, string>> {
  const from = `types\0${JSON.stringify(schemas.names.map((name) => [name, schemas.document(name)]))}`;
  const known = keptTexts().get(from) ?? keptTexts().add(from, JSON.stringify([...(await compileTypes(schemas))]));
  return new Map(JSON.parse(known) as [string, string][]);
}

async function compileTypes(schemas: Schemas): Promise<Map<string, string>> {
  // Takes a while to load, and is seldom needed.
  const { compile } = await import('json-schema-to-typescript');
  const files = new Map<string, string>();
  for (const name of schemas.names) {
    const document = withoutId(withJsonType(schemas.document(name)));
    const text = await compile(document as never, String(document.title ?? name), {
      bannerComment: '',
      additionalProperties: false,
      ignoreMinAndMaxItems: true,
      style: { singleQuote: true, printWidth: 120 },
      format: false,
      $refOptions: { resolve: resolver(schemas) } as never,
    });
    files.set(`${name}.ts`, `${HEADER}${/: Json\b/.test(text) ? JSON_TYPE : ''}\n${text}`);
  }
  return files;
}
