import type { Model } from '../../out/types/model.ts';
import type { RenderedApp } from '../../out/types/render-output.ts';
import type { PrintedApp } from '../../runtime/apps/types.ts';
import type { Notice } from '../../runtime/notices.ts';
import {
  FORMAT_VERSION,
  type Printed,
  type PrintedLibrarySnippet,
  printApps,
  printInferenceFacts,
  printLibraries,
  printNotices,
} from '../../runtime/printed.ts';
import { recordsFor } from '../../runtime/receipt/snippets.ts';
import type { ShownLibrary } from '../../runtime/shown.ts';
import { after, type Soon } from '../../runtime/soon.ts';
import { type InferenceChoice, type InferenceValues, inferenceChoice } from './inference.ts';
import { importGenerated, libraryChoice } from './libraries.ts';
import { receiptTeller } from './receipts.ts';

/** What is printed of a record, and what is told besides. */
export interface Rendered {
  id: string;
  /** Why the quantization that was asked for is not the one that is named. */
  problem: string | undefined;
  /** Why there is no API snippet. */
  reason: string | undefined;
  printed: Printed;
}

/** What is made of a record, a part in each step. */
interface Making {
  readonly model: Model;
  readonly problem?: string;
  inferred: Awaited<ReturnType<InferenceChoice>>;
  shown: ShownLibrary[];
  library: PrintedLibrarySnippet[];
  found: PrintedApp[];
  apps: RenderedApp[];
}

interface ModelModule {
  parseModel(record: unknown): Model;
  missing: { id: string };
}

/** What renders records with the options of a command, in steps that many records are taken through together. */
export interface Renderer {
  begin(record: Record<string, unknown>): Making;
  readonly steps: readonly ((making: Making) => Soon<unknown>)[];
  end(making: Making): Rendered;
  /** The id that stands for one that is missing. */
  readonly missing: string;
}

/** What makes the snippets of records with the options of the command. */
export async function renderer(values: InferenceValues & { library?: string; quant?: string }): Promise<Renderer> {
  const libraries = await libraryChoice(values.library);
  const inference = await inferenceChoice(values);
  const { parseModel, missing } = await importGenerated<ModelModule>('model.ts');
  // Imported here: what it is made of is generated above, when nothing was generated yet.
  const { appsSoon }: { appsSoon(model: Model, options: { quantization?: string }): Soon<PrintedApp[]> } = await import(
    '../../runtime/apps/index.ts'
  );
  const { noticesOf }: { noticesOf(model: Model): Notice[] } = await import('../../runtime/notices.ts');
  const { withQuantization } = await import('../../runtime/model/quantization.ts');
  const { withAppReceipts, withReceipts } = await receiptTeller();
  const chosen = values.quant === undefined ? {} : { quantization: values.quant };
  const part =
    <Key extends keyof Making>(key: Key, make: (making: Making) => Soon<Making[Key]>) =>
    (making: Making): Soon<unknown> =>
      after(make(making), (made) => {
        making[key] = made;
      });
  return {
    begin: (record) => ({
      ...withQuantization(parseModel(record), values.quant),
      inferred: { snippets: [], result: { snippets: [] } },
      shown: [],
      library: [],
      found: [],
      apps: [],
    }),
    steps: [
      part('inferred', ({ model }) => inference(model)),
      part('shown', ({ model }) => libraries(model)),
      part('library', ({ model, shown }) => withReceipts(printLibraries(shown), recordsFor(model))),
      part('found', ({ model }) => appsSoon(model, chosen)),
      part('apps', ({ model, found }) => withAppReceipts(found, printApps(found), model.id)),
    ],
    end: ({ model, problem, inferred: { snippets, result }, shown, library, apps }) => ({
      id: model.id,
      problem,
      reason: result.reason,
      printed: {
        formatVersion: FORMAT_VERSION,
        library,
        inference: snippets,
        apps,
        ...printNotices(noticesOf(model), shown),
        ...printInferenceFacts(result),
      },
    }),
    missing: missing.id,
  };
}
