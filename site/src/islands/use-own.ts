import { useEffect, useLayoutEffect, useState } from 'react';
import type { Model } from '../../../out/types/model.ts';
import type { Own } from './make-own.tsx';

/** The places where what is made here stands instead of what was built: ids of elements. */
const PLACES = ['use', 'apps'] as const;

/** Takes what was built out of the page while something else stands in its place. */
export function useInPlaceOfBuilt(isOwn: boolean): void {
  useLayoutEffect(() => {
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

/**
 * The code of libraries and apps for what the page was not built with, made when it is first needed.
 * @param quantization The one to name; empty where the page has it already.
 */
export function useOwn(model: Model, quantization: string, prompt: string): Own | undefined {
  const [own, setOwn] = useState<Own>();
  const isOwn = quantization !== '' || prompt !== '';
  useEffect(() => {
    let current = true;
    if (isOwn)
      import('./make-own.tsx')
        .then(({ makeOwn }) => makeOwn(model, quantization, prompt))
        .then((made) => current && setOwn(made));
    return () => {
      current = false;
    };
  }, [model, quantization, prompt, isOwn]);
  return isOwn ? own : undefined;
}
