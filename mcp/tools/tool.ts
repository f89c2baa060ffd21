import type { McpServer } from '@modelcontextprotocol/server';
import { z } from 'zod';
import { UsageError } from '../../package/bin/errors.ts';
import { similar } from '../../package/bin/similar.ts';
import type { Setting } from '../setting.ts';

/** Adds a tool to a server. */
export type AddTool = (server: McpServer, setting: Setting) => void;

/** @throws UsageError where an argument is none of the names that there are. */
export function checkName(what: string, value: string | undefined, names: readonly string[]): void {
  if (value !== undefined && !names.includes(value))
    throw new UsageError(`There is no ${what} "${value}". ${similar(value, names)}`);
}

/** What every tool here is: it reads, and a second call does what the first did. */
export const READS = { readOnlyHint: true, idempotentHint: true, destructiveHint: false } as const;

/** A longer text than any name, id or label has. */
const LONGEST_NAME = 500;

/** An argument that is a name, an id or a label. */
export const name = (description: string) => z.string().min(1).max(LONGEST_NAME).describe(description);

export const MODEL = name(
  'The model: its id at the hub such as "openai/gpt-oss-20b", or the address of its page there.',
);
export const QUANTIZATION = name(
  'The quantization whose files are used: a GGUF label such as "Q4_K_M", or a dtype of ONNX files such as "q4f16".',
).optional();
