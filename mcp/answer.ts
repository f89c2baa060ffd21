import { readFileSync } from 'node:fs';
import type { CallToolResult, JsonSchemaType, StandardSchemaWithJSON } from '@modelcontextprotocol/server';
import { fromJsonSchema } from '@modelcontextprotocol/server';
import { visible } from '../languages/shared/characters.ts';
import { BinError, UsageError } from '../package/bin/errors.ts';

/** Why there is no answer, or less of one than was asked for. */
export interface Reason {
  /** Stable key, such as not-found. */
  readonly kind: string;
  /** A sentence that says what to do. */
  readonly text: string;
}

/** Where more stands about what was printed. */
export interface Source {
  readonly title: string;
  readonly url: string;
}

/** What every tool answers besides what it is for. */
interface Answer {
  readonly reasons?: readonly Reason[];
}

const printed = JSON.parse(readFileSync(new URL('../schemas/render-output.schema.json', import.meta.url), 'utf8')) as {
  readonly $defs: Readonly<Record<string, object>>;
};

const text = (description: string) => ({ type: 'string', description }) as const;

/** Definitions that answers share: those of what the commands print, and a reason and a source. */
const DEFINITIONS = {
  ...printed.$defs,
  reason: {
    type: 'object',
    description: 'Why there is no answer, or less of one than was asked for.',
    properties: { kind: text('Stable key, such as not-found.'), text: text('A sentence that says what to do.') },
    required: ['kind', 'text'],
  },
  source: {
    type: 'object',
    description: 'Where more stands: documentation, or source code.',
    properties: { title: text('What it is.'), url: text('Its address.') },
    required: ['title', 'url'],
  },
};

/** A list of a definition that answers share, as a property of an answer. */
export const listOf = (name: string, description: string): object => ({
  type: 'array',
  description,
  items: { $ref: `#/$defs/${name}` },
});

/** The published schema of what a tool answers; every answer may have reasons. */
export const answerSchema = (properties: Readonly<Record<string, object>>): StandardSchemaWithJSON =>
  fromJsonSchema({
    type: 'object',
    properties: {
      ...properties,
      reasons: listOf('reason', 'Why there is less than was asked for; absent when nothing is missing.'),
    },
    $defs: DEFINITIONS,
  } as JsonSchemaType);

/** What a tool answers: the structured content, and the same as text for clients that read no other. */
export const answered = (content: object): CallToolResult => ({
  content: [{ type: 'text', text: JSON.stringify(content, null, 2) }],
  structuredContent: { ...content },
});

/** Why something that a tool did failed; what is no answer to the caller is thrown again. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof UsageError) return { kind: 'wrong-argument', text: visible(error.message) };
  if (error instanceof BinError) return { kind: error.kind, text: visible(error.message) };
  throw error;
}

/** Answers with what `make` makes, or with the reason why it could not. */
export async function answer(make: () => Promise<Answer & object> | (Answer & object)): Promise<CallToolResult> {
  try {
    return answered(await make());
  } catch (error) {
    return answered({ reasons: [reasonOf(error)] });
  }
}

/** The field of an answer; absent where there is nothing to say. */
export const reasonsOf = (reasons: readonly Reason[]): { reasons?: readonly Reason[] } =>
  reasons.length > 0 ? { reasons } : {};
