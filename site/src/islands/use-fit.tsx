import { type ReactElement, type ReactNode, useRef } from 'react';
import { chips } from '../../../out/modules/hardware.ts';
import type { Chip } from '../../../out/types/hardware.ts';
import type { Model } from '../../../out/types/model.ts';
import { describeFileType } from '../../../runtime/gguf/explain.ts';
import type { CacheShape } from '../../../runtime/memory/cache.ts';
import { chipName, chipOf, memoriesOf, usableOf } from '../../../runtime/memory/chips.ts';
import { bytesOfCache } from '../../../runtime/memory/context.ts';
import { GIB } from '../../../runtime/memory/fit.ts';
import { isPart } from '../../../runtime/memory/parts.ts';
import { precisionsOf } from '../../../runtime/memory/precisions.ts';
import { quantizationsOf, whichFit } from '../../../runtime/memory/quantizations.ts';
import { type Context, type FitRow, FitTable } from '../components/FitTable.tsx';
import { page } from '../data/links.ts';
import { useChoice } from './choice.ts';
import { useReady } from './use-ready.ts';

export interface FitProps {
  model: Model;
  /** The quantization that is taken without a choice; empty where the files have none, and weights are loaded as a type. */
  built: string;
  /** What the model keeps for each token; absent where nobody told its layers. */
  shape?: CacheShape | undefined;
}

/** What is offered where the record does not tell how long a text the model takes. */
const LONGEST = 131_072;

/** Lengths of a context to choose from, in tokens: powers of two up to that of the model. */
function contextsOf({ gguf, ggufContext }: Model): number[] {
  const most = gguf?.contextLength ?? (ggufContext === undefined ? LONGEST : 0);
  const lengths = most > 0 ? [most] : [];
  for (let tokens = 2048; tokens < most; tokens *= 2) lengths.push(tokens);
  return lengths.sort((a, b) => a - b);
}

const byVendor = Map.groupBy(chips, ({ vendor }) => vendor);

const set = (key: string, value: string): void => window.choice?.set(key, value || undefined);

/** What the reader runs models on, and what that has room for. */
function useMachine(): { chip: Chip | undefined; memory: number | undefined } {
  const chip = chipOf(useChoice('chip') ?? '');
  const wanted = Number(useChoice('memory'));
  const sizes = memoriesOf(chip);
  const memory = sizes.includes(wanted) ? wanted : chip && sizes.length === 1 ? sizes[0] : undefined;
  return { chip, memory };
}

/** The length of the text that is to fit too, where it is one to choose from, and what it takes. */
function useContext({ model, shape }: FitProps): { lengths: number[]; context: Context | undefined } {
  const wanted = Number(useChoice('context'));
  const lengths = shape === undefined ? [] : contextsOf(model);
  const isChosen = shape !== undefined && lengths.includes(wanted);
  return { lengths, context: isChosen ? { tokens: wanted, bytes: bytesOfCache(shape, wanted) } : undefined };
}

/** What the model can be run as, and what each takes besides a context: its quantizations, else its types of weights. */
const rowsOf = ({ model, built }: FitProps, cache?: number): FitRow[] =>
  built === ''
    ? precisionsOf(model, cache)
    : quantizationsOf(model, cache).map(({ type, ...one }) => ({
        ...one,
        href: `${page('quantization')}#${type.toLowerCase()}`,
        text: describeFileType(type).description,
      }));

interface FieldProps {
  label: string;
  /** The preference that is set. */
  name: string;
  value: string | number;
  /** What is said where nothing is chosen. */
  none: string;
  children: ReactNode;
}

/** A choice that is kept among the preferences. */
const Field = ({ label, name, value, none, children }: FieldProps) => (
  <label>
    <span>{label}</span>
    <select value={value} onChange={({ target }) => set(name, target.value)}>
      <option value="">{none}</option>
      {children}
    </select>
  </label>
);

/** Each is named in full, so that its text is its value too: every page of a model with weights has all of them. */
const CHIPS = [...byVendor].map(([vendor, own]) => (
  <optgroup key={vendor} label={vendor}>
    {own.map((one) => (
      <option key={one.name}>{chipName(one)}</option>
    ))}
  </optgroup>
));

/** What the reader's machine has room for, asked and shown: the quantization is the chosen one, else the best that fits. */
export function useFit(props: FitProps): { quantization: string; fields: ReactElement } {
  const { built, model, shape } = props;
  const fieldset = useRef<HTMLFieldSetElement>(null);
  useReady(fieldset);
  const { chip, memory } = useMachine();
  const asked = useChoice('quant') ?? '';
  const { lengths, context } = useContext(props);
  const all = rowsOf(props, context?.bytes);
  const usable = memory && usableOf(chip, memory);
  const { choices: rows, best } = usable === undefined ? { choices: all } : whichFit(all, usable * GIB);
  const chosen = all.some(({ label }) => label === asked) ? asked : '';
  const quantization = built ? chosen || best || built : best && best !== all[0]?.label ? best : '';
  const automatic = best ? `The best that fits (${best})` : `Automatic (${built})`;
  const option = (value: string | number, text: string) => (
    <option key={value} value={value}>
      {text}
    </option>
  );
  const fields = (
    <>
      <fieldset className="fields" ref={fieldset}>
        <legend className="unseen">Your machine</legend>
        <Field label="Your chip" name="chip" value={chip ? chipName(chip) : ''} none="Not said">
          {CHIPS}
        </Field>
        <Field
          label={chip?.kind === 'gpu' ? 'Its memory' : 'Memory'}
          name="memory"
          value={memory ?? ''}
          none="Not said"
        >
          {memoriesOf(chip).map((size) => option(size, `${size} GiB`))}
        </Field>
        {lengths.length > 0 && (
          <Field label="Context" name="context" value={context?.tokens ?? ''} none="Not counted">
            {lengths.map((tokens) => option(tokens, `${tokens.toLocaleString('en')} tokens`))}
          </Field>
        )}
        {built && (
          <Field label="Quantization" name="quant" value={chosen} none={automatic}>
            {all.map(({ label }) => option(label, label))}
          </Field>
        )}
      </fieldset>
      <FitTable
        {...{ rows, memory, usable, best, context }}
        used={built && quantization ? quantization : undefined}
        isPart={isPart(model)}
        isShapeKnown={shape !== undefined}
        isOfFiles={model.sizes !== undefined && (built !== '' || model.tensors === undefined)}
      />
    </>
  );
  return { quantization, fields };
}
