import type { Client } from '../../out/types/client.ts';
import type { ViewUse } from '../2-analyse/inference.ts';
import type { Planned } from '../2-analyse/uses.ts';
import { shortHash } from '../hash.ts';
import { type Memo, noMemo } from '../memo.ts';
import { type CallSetting, callModules, callsModule } from './client-calls.ts';
import { constant, moduleText } from './source.ts';
import type { Emit } from './ts-morph.ts';

/** The text of the module of a client, which is emitted on its own too. */
export type TextOf = (entry: Planned<Client, ViewUse>, emit: Emit) => string;

/** The facts of a client that decide what its snippets say: not those that are told beside them. */
function printedFacts(client: Client): object {
  const { $schema: _, label: __, order: ___, sources: ____, notes: _____, ...facts } = client;
  const { install: ______, installFor: _______, versions: ________, ...others } = facts;
  const { newer: _________, onRequest: __________, ...printed } = others;
  return printed;
}

/** By id of a client: the hash of its facts and of the modules that print its snippets. */
function printerHashes(
  emit: Emit,
  entries: readonly Planned<Client, ViewUse>[],
  setting: CallSetting,
  textOf: TextOf,
  memo: Memo,
): Record<string, string> {
  const clients = entries.map(({ json }) => json.value);
  const calls = new Map(callModules(emit, clients, setting, memo));
  return Object.fromEntries(
    entries.map((entry) => {
      const client = entry.json.value;
      const called = calls.get(`inference/${callsModule(client)}`) ?? '';
      const text = textOf(entry, emit);
      const hash = memo(`printer of ${client.id}`, [text, called, client], () =>
        shortHash([text, called, JSON.stringify(printedFacts(client))].join('\0')),
      );
      return [client.id, hash];
    }),
  );
}

/** The module of what prints the snippets of each client. */
export const emitClientPrinters = (
  emit: Emit,
  entries: readonly Planned<Client, ViewUse>[],
  setting: CallSetting,
  textOf: TextOf,
  memo: Memo = noMemo,
): string =>
  moduleText(
    emit,
    ['catalogue/clients', 'templates/inference/'],
    [
      constant({
        name: 'printers',
        type: 'Readonly<Record<string, string>>',
        value: printerHashes(emit, entries, setting, textOf, memo),
        docs: 'By id of a client: the hash of the templates and facts that print its snippets. Another one in out/executed.json: they have changed since that run.',
        isExported: true,
      }),
    ],
  );
