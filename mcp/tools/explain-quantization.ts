import { z } from 'zod';
import { explainQuant, FILE_TYPES } from '../../runtime/gguf/index.ts';
import { answer, answerSchema, reasonsOf } from '../answer.ts';
import { type AddTool, name, READS } from './tool.ts';

const INPUT = z.strictObject({
  label: name('A GGUF label such as "Q4_K_M" or "UD-IQ2_XXS", or the name of a GGUF file.'),
});

const OUTPUT = answerSchema({
  sentences: { type: 'array', description: 'What it means, a fact each.', items: { type: 'string' } },
  label: { type: 'string', description: 'The label as it is written.' },
  type: { type: 'string', description: 'The level that it stands for.' },
  bitsPerWeight: {
    type: 'number',
    description: 'Bits that a weight takes; absent when it differs from model to model.',
  },
  basis: { type: 'string', description: 'Where that number is from: exact, measured or nominal.' },
});

const KNOWN = `Known levels: ${FILE_TYPES.join(', ')}.`;

/** What a label of a GGUF file means, in sentences and numbers. */
export function explain(text: string): object {
  const explained = explainQuant(text);
  if (explained.status !== 'labelled')
    return {
      sentences: [],
      ...reasonsOf([{ kind: 'no-label', text: `This carries no label that is known. ${KNOWN}` }]),
    };
  const { quant, details, sentences } = explained;
  const { bitsPerWeight, basis } = details;
  return {
    sentences,
    label: quant.label,
    type: quant.type,
    ...(bitsPerWeight !== undefined && { bitsPerWeight }),
    ...(basis !== undefined && { basis }),
  };
}

export const addExplainQuantization: AddTool = (server) => {
  server.registerTool(
    'explain_quantization',
    {
      title: 'What a GGUF label means',
      description:
        'Explains the label of a GGUF file (Q4_K_M, IQ2_XXS, MXFP4 …): how weights are stored, how big it is, what it is good for.',
      inputSchema: INPUT,
      outputSchema: OUTPUT,
      annotations: { ...READS, openWorldHint: false },
    },
    ({ label }) => answer(() => explain(label)),
  );
};
