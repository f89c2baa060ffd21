import { z } from 'zod';
import { libraryLabels, loadLibrary } from '../../out/modules/libraries/index.ts';
import { TASK_IDS } from '../../out/modules/tasks/index.ts';
import type { Model } from '../../out/types/model.ts';
import { runsOf } from '../../package/bin/verified.ts';
import { shownFor } from '../../runtime/libraries.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { withQuantization } from '../../runtime/model/quantization.ts';
import { noticesOf } from '../../runtime/notices.ts';
import { printLibraries, printNotices } from '../../runtime/printed.ts';
import { recordsFor, withSnippetReceipts } from '../../runtime/receipt/snippets.ts';
import { type ShownLibrary, shownOf } from '../../runtime/shown.ts';
import { answer, answerSchema, listOf, type Reason, reasonsOf, type Source } from '../answer.ts';
import { recordOf } from '../records.ts';
import type { Setting } from '../setting.ts';
import { type AddTool, checkName, MODEL, name, QUANTIZATION, READS } from './tool.ts';

const INPUT = z.strictObject({
  model: MODEL,
  library: name('Only with this library, such as "transformers"; those that load the model when absent.').optional(),
  task: name('The task that the code is for, such as "text-generation"; that of the model when absent.').optional(),
  quantization: QUANTIZATION,
});

const OUTPUT = answerSchema({
  model: { type: 'string', description: 'The id of the model.' },
  snippets: listOf(
    'librarySnippet',
    'What to install and the code, the main library first. Each code has its proof: what was done to see that it runs.',
  ),
  notices: listOf('notice', 'What the user has to know before running the code; absent when there is nothing.'),
  sources: listOf('source', 'Documentation and source code of the libraries.'),
});

/** What is shown of the library that was asked for, or of those that load the model. */
async function shown(model: Model, library: string | undefined): Promise<ShownLibrary[]> {
  if (library === undefined) return shownFor(model, loadLibrary);
  const entry = await loadLibrary(library);
  return entry ? shownOf([entry], model) : [];
}

/** Where more stands about libraries. */
const sourcesOf = (libraries: readonly ShownLibrary[]): Source[] =>
  libraries.flatMap(({ entry: { prettyLabel, docsUrl, repoUrl } }) => [
    ...(docsUrl === undefined ? [] : [{ title: `Documentation of ${prettyLabel}`, url: docsUrl }]),
    { title: `Source code of ${prettyLabel}`, url: repoUrl },
  ]);

/** What readers are told of loading a model: code with its proof, notices, sources, and why there is less. */
export async function loadModel(asked: z.infer<typeof INPUT>, setting: Setting): Promise<object> {
  checkName('task', asked.task, TASK_IDS);
  checkName('library', asked.library, Object.keys(libraryLabels));
  const { record, reasons: found } = await recordOf(asked.model, setting);
  const task = asked.task === undefined ? {} : { pipeline_tag: asked.task };
  const { model, problem } = withQuantization(parseModel({ ...record, ...task }), asked.quantization);
  const libraries = await shown(model, asked.library);
  const snippets = await withSnippetReceipts(printLibraries(libraries), recordsFor(model), runsOf, setting.today());
  const reasons: Reason[] = [
    ...found,
    ...(problem === undefined ? [] : [{ kind: 'no-quantization', text: problem }]),
    ...(snippets.length > 0 ? [] : [{ kind: 'no-code', text: `No code is known that loads ${model.id} this way.` }]),
  ];
  return {
    model: model.id,
    snippets,
    ...printNotices(noticesOf(model), libraries),
    sources: sourcesOf(libraries),
    ...reasonsOf(reasons),
  };
}

export const addLoadModel: AddTool = (server, setting) => {
  server.registerTool(
    'load_model',
    {
      title: 'Code that loads a model',
      description:
        'Complete code that loads a machine-learning model from the hub with its library on the own machine and uses it, with the install command, what to know before, and what was done to prove that it runs.',
      inputSchema: INPUT,
      outputSchema: OUTPUT,
      annotations: { ...READS, openWorldHint: true },
    },
    (asked) => answer(() => loadModel(asked, setting)),
  );
};
