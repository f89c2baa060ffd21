import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useChoice } from './choice.ts';
import { panelId, tabId } from './tab-ids.ts';
import { useReady } from './use-ready.ts';

export interface TabListProps {
  /** Unique on the page; the panels beside the list are found by it. */
  group: string;
  label: string;
  tabs: readonly { value: string; label: string }[];
  /** Key of the preference store; empty when the choice is not remembered. */
  preference: string;
  scope?: string;
}

/** Where a key leads from a tab, in a list of so many. */
const MOVES: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The list of a tab block (ARIA tabs pattern, selection follows focus); its panels are ready in the page. */
export function TabList({ group, label, tabs, preference, scope }: TabListProps) {
  const list = useRef<HTMLDivElement>(null);
  useReady(list);
  const chosen = useChoice(preference, scope);
  const [local, setLocal] = useState<string>();
  const wanted = preference === '' ? local : chosen;
  const value = tabs.some((tab) => tab.value === wanted) ? wanted : (local ?? tabs[0]?.value);

  useEffect(() => {
    const block = list.current?.closest('[data-tabs]');
    if (block && value !== undefined && wanted !== undefined) window.choice?.show(block, value);
  }, [value, wanted]);

  const select = (next: string): void => {
    setLocal(next);
    if (preference !== '') window.choice?.set(preference, next, scope);
    const block = list.current?.closest('[data-tabs]');
    if (block) window.choice?.show(block, next);
  };

  const move = (event: KeyboardEvent<HTMLButtonElement>, at: number): void => {
    const next = tabs[MOVES[event.key]?.(at, tabs.length) ?? -1];
    if (!next) return;
    event.preventDefault();
    select(next.value);
    document.getElementById(tabId(group, next.value))?.focus();
  };

  return (
    <div className="tablist" role="tablist" aria-label={label} ref={list}>
      {tabs.map((tab, at) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={tabId(group, tab.value)}
          aria-controls={panelId(group, tab.value)}
          aria-selected={tab.value === value}
          tabIndex={tab.value === value ? 0 : -1}
          data-value={tab.value}
          suppressHydrationWarning
          onClick={() => select(tab.value)}
          onKeyDown={(event) => move(event, at)}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
}
