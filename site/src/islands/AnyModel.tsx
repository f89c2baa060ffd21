import { type DragEvent, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react';
import { fetchRecord, readGiven } from '../browser/find-model.ts';
import { ModelView } from './ModelView.tsx';

export interface AnyModelProps {
  /** Address of the hub. */
  hub: string;
}

type State =
  | { kind: 'idle' }
  | { kind: 'loading'; id: string }
  | { kind: 'said'; words: string }
  | { kind: 'shown'; record: object };

/** What is said when there is no record, and what to do next. */
const WORDS = {
  'not-found':
    'The hub knows no public model of this name. Check the spelling; of a private model, paste the record instead.',
  offline: 'The hub could not be reached. Try again when you are online, or paste the model’s record.',
  refused: 'The hub did not give the record. Try again in a moment, or paste the model’s record.',
};

/** What is shown of what was given, and how to show something else; of two questions only the last is answered. */
function useGiven(hub: string): [state: State, show: (given: string) => Promise<void>] {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);

  const show = useCallback(
    async (given: string): Promise<void> => {
      running.current?.abort();
      running.current = new AbortController();
      const { signal } = running.current;
      const read = readGiven(given, hub);
      if (read.kind === 'malformed') return setState({ kind: 'said', words: read.why });
      if (read.kind === 'record') return setState({ kind: 'shown', record: read.record });
      setState({ kind: 'loading', id: read.id });
      const found = await fetchRecord(read.id, hub, signal);
      if (signal.aborted) return;
      setState(found.kind === 'record' ? { ...found, kind: 'shown' } : { kind: 'said', words: WORDS[found.kind] });
    },
    [hub],
  );
  return [state, show];
}

/** Shows any model: by id, by the address of its page, or by its record, typed, pasted or dropped. */
export function AnyModel({ hub }: AnyModelProps) {
  const [text, setText] = useState('');
  const [state, show] = useGiven(hub);

  useEffect(() => {
    const id = new URLSearchParams(location.search).get('id');
    if (!id) return;
    setText(id);
    show(id);
  }, [show]);

  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    const read = readGiven(text, hub);
    const address = new URL(location.href);
    if (read.kind === 'id') address.searchParams.set('id', read.id);
    else address.searchParams.delete('id');
    history.replaceState(null, '', address);
    show(text);
  };

  const drop = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    const dropped = (await event.dataTransfer.files[0]?.text()) ?? event.dataTransfer.getData('text');
    setText(dropped);
    show(dropped);
  };

  return (
    <>
      <form className="explain" onSubmit={submit} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <label>
          <span>A model id, its address at the hub, or its record as JSON (paste it, or drop the file)</span>
          <textarea
            rows={text.includes('\n') ? 8 : 1}
            value={text}
            spellCheck={false}
            placeholder="org/name"
            onChange={({ target }) => setText(target.value)}
          />
        </label>
        <button type="submit" className="go">
          Show the code
        </button>
      </form>
      <div role="status">
        {state.kind === 'loading' && <p>Asking the hub about {state.id} …</p>}
        {state.kind === 'said' && <p className="note">{state.words}</p>}
      </div>
      {state.kind === 'shown' && <ModelView record={state.record} hub={hub} />}
    </>
  );
}
