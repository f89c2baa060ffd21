import { useRef, useState } from 'react';
import { explainQuant } from '../../../runtime/gguf/index.ts';
import { useReady } from './use-ready.ts';

const EXAMPLE = 'Qwen3-8B-UD-Q4_K_XL.gguf';

/** Explains the name of a GGUF file, or a label, as it is typed. */
export function QuantName() {
  const box = useRef<HTMLDivElement>(null);
  useReady(box);
  const [name, setName] = useState(EXAMPLE);
  const { sentences } = explainQuant(name.trim());
  return (
    <div className="explain" ref={box}>
      <label>
        <span>A file name or a label</span>
        <input value={name} spellCheck={false} autoComplete="off" onChange={({ target }) => setName(target.value)} />
      </label>
      <ul aria-live="polite">
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </div>
  );
}
