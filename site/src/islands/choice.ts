import { useMemo, useSyncExternalStore } from 'react';

/** The preference store that public/choice.js makes before the first paint; its keys are documented in /docs/preferences/. */
export interface Choice {
  /** The reader's choice: from the address, else stored, else undefined. */
  get(key: string, scope?: string): string | undefined;
  /** Stores a choice (undefined takes it back) and shows it in every block of the page. */
  set(key: string, value: string | undefined, scope?: string): void;
  subscribe(listener: () => void): () => void;
  /** Shows one tab of a block without storing it; without a value the one that the reader has chosen, else the shown one. */
  show(block: Element, value?: string): void;
}

declare global {
  interface Window {
    choice?: Choice;
  }
}

const none = (): undefined => undefined;

/** A preference that stays in step with every other block that shows it. */
export const useChoice = (key: string, scope?: string): string | undefined =>
  useSyncExternalStore(
    (listener) => window.choice?.subscribe(listener) ?? (() => {}),
    () => (key === '' ? undefined : window.choice?.get(key, scope)),
    none,
  );

/** Choices that stay in step with every other block that shows them; what is not chosen is absent. */
export function useChoices<Key extends string>(keys: readonly Key[]): Readonly<Partial<Record<Key, string>>> {
  const chosen = useSyncExternalStore(
    (listener) => window.choice?.subscribe(listener) ?? (() => {}),
    () => JSON.stringify(Object.fromEntries(keys.map((key) => [key, window.choice?.get(key)]))),
    () => '{}',
  );
  return useMemo(() => JSON.parse(chosen), [chosen]);
}
