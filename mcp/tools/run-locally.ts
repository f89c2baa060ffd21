import { z } from 'zod';
import { notTaken } from '../../package/bin/apps.ts';
import { fitting } from '../../package/bin/memory.ts';
import { readConfig } from '../../package/bin/record.ts';
import { runsOf } from '../../package/bin/verified.ts';
import { valuesOf } from '../../runtime/apps/choice.ts';
import { appLabels, appsOf } from '../../runtime/apps/index.ts';
import { withProofs } from '../../runtime/apps/receipts.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { noticesOf } from '../../runtime/notices.ts';
import { printApps, printNotices } from '../../runtime/printed.ts';
import { slugOf } from '../../runtime/slug.ts';
import { answer, answerSchema, listOf, type Reason, reasonsOf } from '../answer.ts';
import { recordOf } from '../records.ts';
import type { Setting } from '../setting.ts';
import { type AddTool, checkName, MODEL, name, QUANTIZATION, READS } from './tool.ts';

/** No machine has a terabyte for a model, and no model takes a billion tokens. */
const MOST_MEMORY_GIB = 100_000;
const MOST_TOKENS = 1_000_000_000;

const INPUT = z.strictObject({
  model: MODEL,
  app: name('Only with this program, such as "ollama", "llama.cpp" or "lmstudio".').optional(),
  quantization: QUANTIZATION,
  memory: z.number().positive().max(MOST_MEMORY_GIB).describe('GiB of memory that there is.').optional(),
  chip: name('The same by the name of the chip, such as "RTX 4090" or "Apple M4 Max".').optional(),
  context: z.number().int().positive().max(MOST_TOKENS).describe('Tokens of text that have to fit besides.').optional(),
});

const OUTPUT = answerSchema({
  model: { type: 'string', description: 'The id of the model.' },
  quantization: {
    type: 'string',
    description: 'The quantization that all commands name; absent where nothing chose one.',
  },
  fit: { type: 'array', description: 'What fits into the memory, a sentence each.', items: { type: 'string' } },
  apps: listOf('app', 'The programs that run the model, each with its steps or a link that opens it.'),
  notices: listOf('notice', 'What the user has to know before; absent when there is nothing.'),
});

type Asked = z.infer<typeof INPUT>;

/** The steps of the programs that run a model on the own machine, at a quantization that fits into its memory. */
export async function runLocally(asked: Asked, setting: Setting): Promise<object> {
  const { app, memory, chip, context } = asked;
  checkName('app', app, Object.keys(appLabels));
  const { record, reasons: found } = await recordOf(asked.model, setting);
  const model = parseModel(record);
  const tokens = context && { tokens: context, config: await readConfig(record, setting) };
  const { quantization, said } = fitting(model, { ...asked, memory, chip, context: tokens || undefined });
  const options = { ...(app !== undefined && { only: [app] }), ...(quantization !== undefined && { quantization }) };
  const apps = await appsOf(model, options);
  const told = printApps(apps).map((printed, at) => {
    const own = apps[at];
    return own ? withProofs(own, printed, runsOf(`apps/${slugOf(printed.app)}`), model.id, setting.today()) : printed;
  });
  const { values, precision, problem } = valuesOf(model, options);
  const named = quantization === undefined ? undefined : (precision ?? values.quantization);
  const reasons: Reason[] = [
    ...found,
    ...(problem === undefined ? [] : [{ kind: 'no-quantization', text: problem }]),
    ...(apps.length > 0
      ? []
      : [{ kind: 'no-app', text: app === undefined ? 'No app takes this model.' : notTaken(app) }]),
  ];
  return {
    model: model.id,
    ...(named !== undefined && { quantization: named }),
    ...(said.length > 0 && { fit: said }),
    apps: await Promise.all(told),
    ...printNotices(noticesOf(model), []),
    ...reasonsOf(reasons),
  };
}

export const addRunLocally: AddTool = (server, setting) => {
  server.registerTool(
    'run_locally',
    {
      title: 'Run a model with a program on the own machine',
      description:
        'The steps, commands and links of programs (Ollama, llama.cpp, LM Studio, vLLM …) that run a model on the own machine, with the best quantization that fits into a given memory.',
      inputSchema: INPUT,
      outputSchema: OUTPUT,
      annotations: { ...READS, openWorldHint: true },
    },
    (asked) => answer(() => runLocally(asked, setting)),
  );
};
