import type { Json, SampleInput } from '../../runtime/request/types.ts';

/** Text that ends strings, starts commands, fills in placeholders and crosses lines, in every language that snippets have. */
export const HOSTILE_TEXT =
  `It's "quoted" $HOME \${HOME} $(touch pwned) \`touch pwned\` \\ \\n %s {x} {{y}} !! # /* */ <b>&amp;</b> – 世界 🦁 \u2028 \u2029 \u0007 \u0000 \x7f\r\n` +
  `second line\t'; touch pwned; '''+"""+\`+ EOF\n@pwned \r end\\`;

/** What a header can hold of it: printable ASCII. */
export const HOSTILE_HEADER = `a'b"c $(touch pwned) \`touch pwned\` $HOME \\ %s {x} !! #`;

/** A name of a file, without its extension. */
export const HOSTILE_NAME = `it's a "cat" $(touch pwned) \`touch pwned\` $HOME {x} ;,=@`;

/** A model's id. */
export const HOSTILE_MODEL = `acme/it's "x" $(touch pwned) \`touch pwned\` $HOME \\ {x} #?&é%41`;

/** The path of an endpoint. */
export const HOSTILE_PATH = `/it's/a "path"/$(touch pwned)/\`touch pwned\`/{x}/[1-3]/é`;

const spoiled = (value: Json | undefined): Json | undefined => {
  if (typeof value === 'string') return `${value} ${HOSTILE_TEXT}`;
  if (Array.isArray(value)) return value.map((item: Json) => spoiled(item) as Json);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, spoiled(item as Json) as Json]));
};

/**
 * Inputs like the sample of a task, but hostile in every text.
 * @param extension Extension of the file that the call takes, with its dot.
 */
export function hostileInputs(sample: SampleInput, extension: string): Record<string, unknown> {
  const parts: Record<string, Json> = Object.fromEntries(Object.entries(sample));
  const { kind, before, after, messages, file, ...fields } = parts;
  if (messages !== undefined) {
    const content = [
      { role: 'system', content: HOSTILE_TEXT },
      { role: 'user', content: HOSTILE_TEXT },
    ];
    return { messages: content };
  }
  if (before !== undefined || after !== undefined) return { inputs: HOSTILE_TEXT };
  const inputs = { ...(spoiled(fields) as object), ...(file === undefined ? {} : { file: HOSTILE_NAME + extension }) };
  return { inputs };
}
