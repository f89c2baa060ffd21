import { keysOf } from '../receipt/standing.ts';
import { slugOf } from '../slug.ts';
import type { PrintedAppStep } from './types.ts';

/** The names of steps as their keys have them: the texts of the catalogue that they are made of are the same for all models. */
const slugs = new Map<string, string>();

/** The name of a step among those of its app, whatever the model: its title, with its system or its client. */
function nameOf({ title, platforms = [], client, language }: PrintedAppStep): string {
  const text = [title, ...platforms, ...(client === undefined ? [] : [client, language])].join('-');
  const known = slugs.get(text);
  if (known !== undefined) return known;
  const slug = slugOf(text).replaceAll(/-+/g, '-').replaceAll(/^-|-$/g, '');
  slugs.set(text, slug);
  return slug;
}

/** The key of each step, under which its runs are recorded (out/verified/apps). */
export const stepKeys = (steps: readonly PrintedAppStep[]): string[] =>
  keysOf(steps.map((step) => ({ ...step, variant: nameOf(step), kind: 'code' as const })));
