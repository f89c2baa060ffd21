import type { MigrationKind } from '../../out/types/migration-kinds.ts';
import type { Explained } from './kinds.ts';

/** What the parts are called in the document. */
const PARTS: Readonly<Record<MigrationKind['part'], string>> = {
  libraries: 'Libraries',
  api: 'API calls',
  apps: 'Local apps',
};

const FROM = '<!-- differences: written by `node tests/migration/main.ts --write` -->\n';
const TO = '<!-- /differences -->\n';

const records = ({ seen }: Explained): number => new Set(seen.map(({ record }) => record)).size;

/** The kinds of differences by part, those of most records first. */
export function tableOf(explained: readonly Explained[]): string {
  return Object.entries(PARTS)
    .map(([part, label]) => {
      const rows = explained
        .filter(({ kind }) => kind.part === part)
        .sort((a, b) => records(b) - records(a))
        .map((one) => `| ${records(one)} | ${one.seen.length} | ${one.kind.says} |`);
      return `### ${label}\n\n| records | differences | kind |\n| ---: | ---: | --- |\n${rows.join('\n')}\n`;
    })
    .join('\n');
}

/** A document with another table between its markers. */
export function withTable(document: string, table: string): string {
  const [start, end] = [document.indexOf(FROM), document.indexOf(TO)];
  if (start < 0 || end < start) throw new Error('the document has no markers for the differences');
  return `${document.slice(0, start + FROM.length)}\n${table}\n${document.slice(end)}`;
}

/** The rows of a document: the number of records by what is said of the kind. */
export const rowsIn = (document: string): Map<string, number> =>
  new Map(
    [...document.matchAll(/^\| (\d+) \| \d+ \| (.*) \|$/gm)].map(([, count, says = '']) => [says, Number(count)]),
  );
