import type { About } from '../views/code.ts';
import { clientOf } from './clients.ts';
import { libraryOf, templateOf, whenShown } from './libraries.ts';
import { issue, source } from './links.ts';
import { hashOfFile, receiptOfFile } from './receipts.ts';
import { executedSentence, verifiedSentence } from './verified.ts';

const written = (versions: Readonly<Record<string, string>> = {}): string | undefined => {
  const ranges = Object.entries(versions).map(([name, range]) => `${name} ${range}`);
  return ranges.length === 0 ? undefined : `Written for ${ranges.join(', ')}.`;
};

/** For which calls a client must be newer. */
const newerFor = (newer: NonNullable<ReturnType<typeof clientOf>>['newer'] = []): string[] =>
  newer.map(({ versions, calls }) => {
    const ranges = Object.entries(versions).map(([name, range]) => `${name} ${range}`);
    const named = Object.entries(calls).flatMap(([provider, tasks]) => tasks.map((task) => `${provider} ${task}`));
    return `For ${named.join(', ')}: ${ranges.join(', ')}.`;
  });

const sentences = (...parts: (string | undefined)[]): string[] => parts.flatMap((part) => part ?? []);

/** The address of an issue about a snippet, with what a maintainer needs to find it. */
const reportOf = (snippet: string, facts: readonly (string | undefined)[]): string | undefined =>
  issue(`Snippet ${snippet}`, ['What is wrong:', '', '', ...sentences(...facts)].join('\n'));

/** What is known of a library's snippet, whose file is named. */
export function aboutVariant(library: string, variant: string, file: string): About {
  const path = templateOf(library, variant);
  const receipt = receiptOfFile(file);
  const versions = sentences(written(libraryOf(library)?.versions), verifiedSentence(library));
  const report = reportOf(file, [
    `Hash of the code: ${hashOfFile(file) ?? 'not known'}`,
    ...versions,
    receipt?.sentence,
  ]);
  return {
    ...(report && { report }),
    ...(receipt && { receipt }),
    says: sentences(whenShown(library, variant), ...versions),
    template: path === undefined ? undefined : { label: 'Template', path, edit: source(path) },
  };
}

/** What is known of a client's snippets. */
export function aboutClient(language: string, client: string): About {
  const found = clientOf(language, client);
  const says = sentences(written(found?.versions), ...newerFor(found?.newer), executedSentence(found?.id ?? ''));
  const report = reportOf(`of ${client} (${language})`, says);
  return {
    ...(report && { report }),
    says,
    template: found && { label: 'Templates', path: found.templates },
  };
}
