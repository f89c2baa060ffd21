import type { Project } from 'ts-morph';
import type { Client } from '../../out/types/client.ts';
import { clientFolder, type ViewUse } from '../2-analyse/inference.ts';
import type { Planned } from '../2-analyse/uses.ts';
import { emitPrinters } from './printers.ts';

/** Emits the module of a client: `render`, with one function a template. */
export const emitClient = (project: Project, { json, uses }: Planned<Client, ViewUse>): string =>
  emitPrinters(project, {
    sources: [`${clientFolder(json.value)}/`],
    uses,
    subject: ({ view }) => view.type,
    types: 'inference-view',
    render: { type: 'Templates', module: 'inference/types' },
  });
