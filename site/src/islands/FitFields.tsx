import { type ReactElement, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Model } from '../../../out/types/model.ts';
import type { Own } from './make-own.tsx';
import { type FitProps, useFit } from './use-fit.tsx';

/** The places where what is made here stands instead of what was built: ids of elements. */
const PLACES = ['use', 'apps'] as const;

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
export function FitFields(props: FitProps) {
  const { model, built } = props;
  const { quantization, fields } = useFit(props);
  const own = useOwn(model, quantization, built);
  useInPlaceOfBuilt(own !== undefined);
  return (
    <>
      {fields}
      {placed('use', own?.libraries)}
      {placed('apps', own?.apps)}
    </>
  );
}
