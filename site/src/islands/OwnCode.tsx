import type { ReactElement } from 'react';
import { createPortal } from 'react-dom';
import type { Model } from '../../../out/types/model.ts';
import { useChoice } from './choice.ts';
import { useInPlaceOfBuilt, useOwn } from './use-own.ts';

export interface OwnCodeProps {
  model: Model;
  /** The quantization to name, where it is not the one that the page was built with. */
  quantization?: string;
}

const placed = (name: string, content: ReactElement | undefined) => {
  // Nothing is made where the page is built, and there is no document.
  const element = content && document.getElementById(`${name}-own`);
  return element && createPortal(content, element);
};

/** The code of libraries and apps with what the reader chose, in the place of what was built. */
export function OwnCode({ model, quantization = '' }: OwnCodeProps) {
  const prompt = useChoice('prompt') ?? '';
  const own = useOwn(model, quantization, prompt);
  useInPlaceOfBuilt(own !== undefined);
  return (
    <>
      {own?.promptLeftOut && <p className="hint">{own.promptLeftOut}</p>}
      {placed('use', own?.libraries)}
      {placed('apps', own?.apps)}
    </>
  );
}
