import { type ReactElement, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Model } from '../../../out/types/model.ts';
import {
  type Chip,
  chipName,
  chipOf,
  chips,
  GIB,
  memoriesOf,
  quantizationsOf,
  whatFits,
} from '../../../runtime/memory/index.ts';
import { FitTable } from '../components/FitTable.tsx';
import { useChoice } from './choice.ts';
import type { Own } from './make-own.tsx';
import { useReady } from './use-ready.ts';

export interface FitFieldsProps {
  /** A model of GGUF files. */
  model: Model;
  /** The quantization that the page was built with. */
  built: string;
}

/** The places where what is made here stands instead of what was built: ids of elements. */
const PLACES = ['use', 'apps'] as const;

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

/** Takes what was built out of the page while something else stands in its place. */
function useInPlaceOfBuilt(isOwn: boolean): void {
  useEffect(() => {
    if (!isOwn) return;
    const kept = PLACES.flatMap((name) => {
      const element = document.getElementById(`${name}-built`);
      if (!element) return [];
      const nodes = document.createDocumentFragment();
      nodes.append(...element.childNodes);
      return [{ element, nodes }];
    });
    return () => {
      for (const { element, nodes } of kept) element.append(nodes);
    };
  }, [isOwn]);
}

/** The code for a quantization other than the one that the page was built with; made when it is first needed. */
function useOwn(model: Model, quantization: string, built: string): Own | undefined {
  const [own, setOwn] = useState<{ quantization: string; made: Own }>();
  useEffect(() => {
    let current = true;
    if (quantization !== built)
      import('./make-own.tsx')
        .then(({ makeOwn }) => makeOwn(model, quantization))
        .then((made) => current && setOwn({ quantization, made }));
    return () => {
      current = false;
    };
  }, [model, quantization, built]);
  return own?.quantization === quantization && quantization !== built ? own.made : undefined;
}

const placed = (name: (typeof PLACES)[number], content: ReactElement | undefined) => {
  // Nothing is made where the page is built, and there is no document.
  const element = content && document.getElementById(`${name}-own`);
  return element && createPortal(content, element);
};

/** What the reader's machine has room for: the best quantization that fits is written into every command, or the chosen one. */
export function FitFields({ model, built }: FitFieldsProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  useReady(fields);
  const { chip, memory } = useMachine();
  const asked = useChoice('quant') ?? '';
  const all = quantizationsOf(model);
  const { quantizations, best } = memory === undefined ? { quantizations: all } : whatFits(model, memory * GIB);
  const chosen = all.some(({ label }) => label === asked) ? asked : '';
  const quantization = chosen || best || built;
  const own = useOwn(model, quantization, built);
  useInPlaceOfBuilt(own !== undefined);
  return (
    <>
      <fieldset className="fields" ref={fields}>
        <legend className="unseen">Your machine</legend>
        <label>
          <span>Your chip</span>
          <select value={chip ? chipName(chip) : ''} onChange={({ target }) => set('chip', target.value)}>
            <option value="">Not said</option>
            {[...byVendor].map(([vendor, own]) => (
              <optgroup key={vendor} label={vendor}>
                {own.map((one) => (
                  <option key={one.name} value={chipName(one)}>
                    {one.name}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        <label>
          <span>{chip?.kind === 'gpu' ? 'Its memory' : 'Memory'}</span>
          <select value={memory ?? ''} onChange={({ target }) => set('memory', target.value)}>
            <option value="">Not said</option>
            {memoriesOf(chip).map((size) => (
              <option key={size} value={size}>
                {size} GiB
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>Quantization</span>
          <select value={chosen} onChange={({ target }) => set('quant', target.value)}>
            <option value="">{best ? `The best that fits (${best})` : `Automatic (${built})`}</option>
            {all.map(({ label }) => (
              <option key={label} value={label}>
                {label}
              </option>
            ))}
          </select>
        </label>
      </fieldset>
      <FitTable quantizations={quantizations} used={quantization} memory={memory} best={best} />
      {placed('use', own?.libraries)}
      {placed('apps', own?.apps)}
    </>
  );
}
