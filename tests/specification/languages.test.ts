import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../../generators/cli/command.ts';
import { clients, languages } from '../../out/modules/clients.ts';
import { printers } from '../../out/modules/printers.ts';
import { allCells } from '../recorder/cells.ts';
import { prepare } from '../recorder/prepare.ts';
import { CHAT_TASKS } from '../recorder/variants.ts';

const COLUMNS = ['chat', 'stream', 'files', 'jobs'] as const;
type Column = (typeof COLUMNS)[number];

interface Row {
  readonly language: string;
  readonly client: string;
  readonly has: readonly string[];
  readonly proof: string;
}

/** The rows of the table, each with its language, and the proof that a row has from one above it in its own words. */
function tableOf(text: string): Row[] {
  const rows: Row[] = [];
  for (const line of text.split('\n').filter((one) => one.startsWith('| '))) {
    const [language, client = '', ...rest] = line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim());
    const [proof = '', ...has] = [rest.at(-1), ...rest.slice(0, -1)] as string[];
    const named = language || rows.at(-1)?.language || '';
    const same = rows.find((row) => row.language === named && proof === `as ${row.client}`);
    rows.push({ language: named, client, has, proof: same?.proof ?? proof });
  }
  return rows.slice(1);
}

/** By id of a client: how many cells it has that can be run, and which columns they are of. */
function foundIn(): ReadonlyMap<string, { cells: number; readonly columns: Set<Column> }> {
  const found = new Map(clients.map(({ id }) => [id, { cells: 0, columns: new Set<Column>() }]));
  for (const cell of allCells()) {
    const prepared = prepare(cell);
    const own = found.get(cell.client);
    if ('reason' in prepared || own === undefined) continue;
    own.cells += 1;
    if (!['routed', 'direct', 'stream'].includes(cell.variant)) continue;
    const { columns } = own;
    if (CHAT_TASKS.some((task) => task === cell.task)) columns.add(cell.variant === 'stream' ? 'stream' : 'chat');
    else if (prepared.request.body.file !== undefined) columns.add('files');
    if (prepared.request.job !== undefined) columns.add('jobs');
  }
  return found;
}

const found = foundIn();
const rows = tableOf(readFileSync(join(ROOT, 'docs/languages.md'), 'utf8'));
const { clients: executed } = JSON.parse(readFileSync(join(ROOT, 'out/executed.json'), 'utf8'));

/** The row of a client: its cell begins with what the client is called. */
const rowOf = (id: string): Row | undefined => {
  const client = clients.find((one) => one.id === id);
  return rows.find(
    (row) =>
      row.language === languages[client?.language ?? ''] && row.client.split(/,? /)[0] === client?.label.split(' ')[0],
  );
};

test('the table of languages has a row for each client, and none besides', () => {
  expect(clients.filter(({ id }) => rowOf(id) === undefined).map(({ id }) => id)).toEqual([]);
  expect(rows).toHaveLength(clients.length);
});

test('it says of each client whether it chats, streams, sends files and waits for jobs', () => {
  const said = clients.map(({ id }) => [id, rowOf(id)?.has]);
  const known = clients.map(({ id }) => [
    id,
    COLUMNS.map((column) => (found.get(id)?.columns.has(column) ? 'yes' : 'no')),
  ]);
  expect(said).toEqual(known);
});

test.each(clients.map(({ id }) => id))('it says of %s what was executed of it as it is printed now', (id) => {
  const run = executed[id];
  const proof = rowOf(id)?.proof ?? '';
  const isThere = run?.status === 'passed' && run.printer === printers[id];
  const isWhole = isThere && run.snippets === found.get(id)?.cells;
  expect(proof).toMatch(isWhole ? /^every cell executed\b/ : /^(?:not executed|a part of the cells executed)\b/);
  if (!isThere) return;
  const [, versions] = /^(?:every cell|a part of the cells) executed with ([^;]*)/.exec(proof) ?? [];
  if (versions !== undefined) expect(versions).toContain(/\d+(\.\d+)+/.exec(run.version)?.[0]);
});
