import { useCallback, useEffect, useRef, useState } from 'react';
import { fetchRecord, knownPage, readGiven } from '../browser/find-model.ts';
import { fragmentOf, recordIn } from '../browser/record-address.ts';

/** What is shown of what a reader gave. */
export type State =
  | { kind: 'idle' }
  | { kind: 'loading'; id: string }
  | { kind: 'said'; words: string; known?: string | undefined }
  | { kind: 'shown'; record: object; isKept: boolean };

/** What is said when there is no record, and what to do next. */
const WORDS = {
  'not-found':
    'The hub knows no public model of this name. Check the spelling; of a private model, paste the record instead.',
  offline: 'The hub could not be reached. Try again when you are online, or paste the model’s record.',
  refused: 'The hub did not give the record. Try again in a moment, or paste the model’s record.',
};

/** Keeps in the address what is shown, an id or a record; false when the record is too big for one. */
async function keep(given: { id?: string; record?: object }): Promise<boolean> {
  const address = new URL(location.href);
  const fragment = given.record && (await fragmentOf(given.record));
  if (fragment !== undefined || address.hash.startsWith('#record=')) address.hash = fragment ?? '';
  if (given.id) address.searchParams.set('id', given.id);
  else address.searchParams.delete('id');
  history.replaceState(history.state, '', address);
  return given.record === undefined || fragment !== undefined;
}

/**
 * What is shown of what was given, and how to show something else; of two questions only the last is answered. A model that
 * this site has a page for is shown there, unless a link asks for the hub's answer.
 */
export function useGiven(hub: string): [state: State, show: (given: string) => Promise<void>] {
  const [state, setState] = useState<State>({ kind: 'idle' });
  const running = useRef<AbortController>(undefined);

  const ask = useCallback(
    async (id: string, isTyped: boolean): Promise<void> => {
      const { signal } = running.current ?? new AbortController();
      setState({ kind: 'loading', id });
      const base = import.meta.env.BASE_URL;
      const page = isTyped ? await knownPage(id, base, signal) : undefined;
      if (page) return location.assign(page);
      const found = await fetchRecord(id, hub, signal);
      if (signal.aborted) return;
      if (found.kind === 'record') return setState({ ...found, kind: 'shown', isKept: true });
      const known = isTyped ? undefined : await knownPage(id, base, signal);
      if (!signal.aborted) setState({ kind: 'said', words: WORDS[found.kind], known });
    },
    [hub],
  );

  const show = useCallback(
    async (given: string, isTyped = true): Promise<void> => {
      running.current?.abort();
      running.current = new AbortController();
      const { signal } = running.current;
      const read = readGiven(given, hub);
      if (read.kind === 'malformed') return setState({ kind: 'said', words: read.why });
      const isKept = await keep(read.kind === 'record' ? { record: read.record } : { id: read.id });
      if (signal.aborted) return;
      if (read.kind === 'record') return setState({ kind: 'shown', record: read.record, isKept });
      return ask(read.id, isTyped);
    },
    [hub, ask],
  );

  useEffect(() => {
    const fromAddress = async (): Promise<void> => {
      const record = await recordIn(location.hash);
      const id = new URLSearchParams(location.search).get('id');
      const given = record ?? id;
      if (given) await show(given, false);
    };
    fromAddress();
  }, [show]);
  return [state, show];
}
