import { useRef } from 'react';
import type { Prompt } from '../../../runtime/request/prompt.ts';
import { useChoice } from './choice.ts';
import { FileField } from './FileField.tsx';
import { useReady } from './use-ready.ts';

export interface PromptFieldsProps {
  /** The text that a reader may exchange; absent where the input is a file alone. Each code has a sample of its own. */
  prompt?: Prompt | undefined;
  /** Whether a file goes in. */
  isFile: boolean;
  /** Where files are uploaded to, when the site was built with a storage. */
  storage?: string;
}

/** The names of the parts of an input that are a text. */
const LABELS: Readonly<Record<string, string>> = {
  question: 'Your question',
  query: 'Your question',
  text: 'Your text',
  sourceSentence: 'Your sentence',
};

/** Most that an address can be trusted to carry. */
const LONGEST = 4000;

/** What goes into the model, in the code of every library, app and client that has a place for it. */
export function PromptFields({ prompt, isFile, storage }: PromptFieldsProps) {
  const box = useRef<HTMLDivElement>(null);
  useReady(box);
  const said = useChoice('prompt') ?? '';
  return (
    <div className="prompt" ref={box}>
      {prompt && (
        <label>
          <span>{LABELS[prompt.part] ?? 'Your prompt'}</span>
          <textarea
            rows={1}
            value={said}
            maxLength={LONGEST}
            placeholder="Typed here, it stands in the code below"
            onChange={({ target }) => window.choice?.set('prompt', target.value || undefined)}
          />
        </label>
      )}
      {isFile && <FileField storage={storage} onFile={(file) => window.choice?.set('file', file || undefined)} />}
    </div>
  );
}
