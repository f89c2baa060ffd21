import { slugOf } from '../../runtime/slug.ts';
import type { Planned } from '../2-analyse/uses.ts';
import { Marks, readMarks } from '../3-compile/marks.ts';
import { printersScript, type TracedTemplates } from '../4-emit/printers.ts';
import { coverageProblems, type Reached } from './coverage.ts';
import type { Rendering } from './rendering.ts';
import { runScript } from './run.ts';
import type { Printed } from './syntax.ts';

/**
 * What entries print for samples, every template for each sample: code by its path below out/snippets
 * (`<collection>/<entry>/<sample>/<number>-<template>.<extension>`), and the templates and branches that no sample reaches.
 * @param samplesOf The subjects to print for, by a name for each.
 */
export function renderPrinters<Entry extends { readonly id: string }>(
  collection: string,
  entries: readonly Planned<Entry>[],
  samplesOf: (entry: Entry) => Readonly<Record<string, unknown>>,
): Rendering {
  const files = new Map<string, Printed>();
  const covered = entries.map(({ json, uses }): Reached => {
    const marks = new Marks();
    const render = runScript<TracedTemplates>(printersScript(uses, marks), json.file);
    const reached = new Set<Reached['table'][number]>();
    for (const [sample, subject] of Object.entries(samplesOf(json.value))) {
      for (const [index, { name, language, extension }] of uses.entries()) {
        const traced = readMarks(render[name]?.(subject as never) ?? '', marks.table);
        for (const { mark } of traced.marks) reached.add(mark);
        const file = `${String(index + 1).padStart(2, '0')}-${name}.${extension}`;
        files.set(`${collection}/${slugOf(json.value.id)}/${slugOf(sample)}/${file}`, { ...traced, language });
      }
    }
    const always = uses.map((use) => ({ use, sample: 'a sample' }));
    return { json, uses: always, table: marks.table, reached };
  });
  return { files, problems: coverageProblems(covered) };
}
