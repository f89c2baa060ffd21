import { keysOf } from '../receipt/standing.ts';
import { slugOf } from '../slug.ts';
import type { PrintedAppStep } from './types.ts';

/** The name of a step among those of its app, whatever the model: its title, with its system or its client. */
const nameOf = ({ title, platforms = [], client, language }: PrintedAppStep): string =>
  slugOf([title, ...platforms, ...(client === undefined ? [] : [client, language])].join('-'))
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '');

/** The key of each step, under which its runs are recorded (out/verified/apps). */
export const stepKeys = (steps: readonly PrintedAppStep[]): string[] =>
  keysOf(steps.map((step) => ({ ...step, variant: nameOf(step), kind: 'code' as const })));
