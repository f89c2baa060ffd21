import { LANGUAGES } from '../../languages/index.ts';
import type { Client } from '../../out/types/client.ts';
import { slugOf } from '../../runtime/slug.ts';
import { clientFolder, type ViewUse } from '../2-analyse/inference.ts';
import type { Planned } from '../2-analyse/uses.ts';
import { callsModule } from './client-calls.ts';
import { emitPrinters } from './printers.ts';
import { constant, importOf, Raw, type Statement } from './source.ts';
import type { Emit } from './ts-morph.ts';

/** What is in the module of a client besides its templates. */
function clientStatements(client: Client): Statement[] {
  const calls = callsModule(client);
  const shell = LANGUAGES.get(client.language)?.shell;
  const fields = [
    'render',
    ...(calls === undefined ? [] : ['calls']),
    ...(shell === undefined ? [] : ['printCommand']),
  ];
  return [
    ...(shell === undefined ? [] : [importOf(`../../../shells/${slugOf(shell)}/print.ts`, ['printCommand'])]),
    ...(calls === undefined ? [] : [importOf(`./${calls}`, ['calls'])]),
    importOf('../../../runtime/inference/types.ts', ['ClientModule'], true),
    constant({
      name: 'client',
      type: 'ClientModule',
      value: new Raw(`{ ${fields.join(', ')} }`),
      docs: 'What the snippets of the client need.',
      isExported: true,
    }),
  ];
}

/** The path of the module of a client below out/modules. */
export const clientModule = (id: string): string => `inference/${slugOf(id)}.ts`;

/** Emits the module of a client: `render`, with one function a template, and `client`, which holds all that its snippets need. */
export const emitClient = (emit: Emit, { json, uses }: Planned<Client, ViewUse>): string =>
  emitPrinters(emit, {
    sources: [`${clientFolder(json.value)}/`],
    uses,
    subject: ({ view }) => view.type,
    types: 'inference-view',
    render: { type: 'Templates', module: 'inference/types' },
    more: clientStatements(json.value),
  });
