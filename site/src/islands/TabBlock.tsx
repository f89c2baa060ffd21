import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useChoice } from './choice.ts';
import { TabList } from './TabList.tsx';
import { panelId, tabId } from './tab-ids.ts';

export interface TabBlockProps {
  group: string;
  label: string;
  preference: string;
  scope?: string;
  /** A small choice that belongs to one block of code. */
  minor?: boolean;
  tabs: readonly { value: string; label: string; content: ReactNode }[];
}

/** A tab block that was made in the browser; the counterpart of components/Tabs.astro. One tab alone needs no list. */
export function TabBlock({ group, label, preference, scope, minor, tabs }: TabBlockProps) {
  const block = useRef<HTMLDivElement>(null);
  const chosen = useChoice(preference, scope);
  useLayoutEffect(() => {
    const shown = tabs.some(({ value }) => value === chosen) ? chosen : tabs[0]?.value;
    if (block.current && shown !== undefined && preference !== '') window.choice?.show(block.current, shown);
  });
  const [only] = tabs;
  if (tabs.length === 1 && only) return only.content;
  return (
    <div className={minor ? 'tabs minor' : 'tabs'} data-tabs={preference} data-scope={scope} ref={block}>
      <TabList group={group} label={label} preference={preference} scope={scope} tabs={tabs} />
      {tabs.map(({ value, content }) => (
        <div
          key={value}
          className="panel"
          role="tabpanel"
          id={panelId(group, value)}
          aria-labelledby={tabId(group, value)}
        >
          {content}
        </div>
      ))}
    </div>
  );
}
