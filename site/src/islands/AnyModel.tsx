import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react';
import { ModelView } from './ModelView.tsx';
import { type State, useGiven } from './use-given.ts';

export interface AnyModelProps {
  /** Address of the hub. */
  hub: string;
}

/** What is going on, or went wrong, and the way on. */
function Said({ state }: { state: State }) {
  return (
    <div role="status">
      {state.kind === 'loading' && <p>Asking the hub about {state.id} …</p>}
      {state.kind === 'said' && (
        <p className="note">
          {state.words}
          {state.known && (
            <>
              {' '}
              <a href={state.known}>The page that this site has of it</a> needs no answer.
            </>
          )}
        </p>
      )}
      {state.kind === 'shown' && !state.isKept && (
        <p className="note">The record is too big for an address: a link to this page does not hold it.</p>
      )}
    </div>
  );
}

/** The field and what is done with it. It keeps what it holds by itself: what is typed before this code is there is not lost. */
function useField(show: (given: string) => void) {
  const field = useRef<HTMLTextAreaElement>(null);
  const held = (): string => field.current?.value ?? '';
  const write = (text: string): void => {
    if (field.current) field.current.value = text;
  };
  useEffect(() => {
    const id = new URLSearchParams(location.search).get('id');
    if (id !== null && field.current) field.current.value = id;
  }, []);
  const take = (given: string): void => {
    write(given);
    show(given);
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    show(held());
  };
  const press = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    show(held());
  };
  const paste = (event: ClipboardEvent): void => {
    const pasted = event.clipboardData.getData('text');
    if (held().trim() !== '' || pasted.trim() === '') return;
    event.preventDefault();
    take(pasted);
  };
  const drop = async (event: DragEvent): Promise<void> => {
    event.preventDefault();
    take((await event.dataTransfer.files[0]?.text()) ?? event.dataTransfer.getData('text'));
  };
  return { field, submit, press, paste, drop };
}

/** Shows any model: by id, by the address of its page, or by its record, typed, pasted or dropped. */
export function AnyModel({ hub }: AnyModelProps) {
  const [state, show] = useGiven(hub);
  const { field, submit, press, paste, drop } = useField(show);

  return (
    <>
      <form className="explain" onSubmit={submit} onDragOver={(event) => event.preventDefault()} onDrop={drop}>
        <label>
          <span>A model id, its address at the hub, or its record as JSON (paste it, or drop the file)</span>
          <textarea
            ref={field}
            name="id"
            rows={1}
            defaultValue=""
            spellCheck={false}
            placeholder="org/name"
            onKeyDown={press}
            onPaste={paste}
          />
        </label>
        <button type="submit" className="go">
          Show the code
        </button>
      </form>
      <Said state={state} />
      {state.kind === 'shown' && <ModelView record={state.record} hub={hub} />}
    </>
  );
}
