import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { panelId, tabId } from './tab-ids.ts';

export interface TabsProps {
  /** Unique on the page. */
  group: string;
  label: string;
  tabs: readonly {
    value: string;
    label: string;
    content: ReactNode;
    /** How the names of the platforms begin on which the tab is shown until the reader chooses. */
    platforms?: readonly string[];
  }[];
  /** Key of the preference store under which the choice is remembered; without it the block is on its own. */
  preference?: string;
  /** Keeps one answer for each: the client is remembered for every language. */
  scope?: string;
  /** A small choice that belongs to one block of code. */
  minor?: boolean;
  /** The list is shown even of one tab, because it says what the panel is. */
  always?: boolean;
}

/**
 * A tab block (ARIA tabs pattern). Everything is in the page; public/choice.js switches the tabs, shows the remembered one
 * before the first paint, and is asked again when a block that was made in the browser has changed.
 */
export function Tabs({ group, label, tabs, preference = '', scope, minor, always }: TabsProps) {
  const block = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (block.current) window.choice?.show(block.current);
  });
  const [only] = tabs;
  if (tabs.length === 1 && only && !always) return <>{only.content}</>;
  return (
    <div className={minor ? 'tabs minor' : 'tabs'} data-tabs={preference} data-scope={scope} ref={block}>
      <div className="tablist" role="tablist" aria-label={label}>
        {tabs.map((tab, at) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={tabId(group, tab.value)}
            aria-controls={panelId(group, tab.value)}
            aria-selected={at === 0}
            tabIndex={at === 0 ? 0 : -1}
            data-value={tab.value}
            data-label={tab.label}
            data-platforms={tab.platforms?.join(' ') || undefined}
          >
            {tab.label}
          </button>
        ))}
      </div>
      {tabs.map(({ value, label: name, content }, at) => (
        <div
          key={value}
          className="panel"
          role="tabpanel"
          id={panelId(group, value)}
          aria-labelledby={tabId(group, value)}
          hidden={at > 0}
        >
          <p className="panel-name" aria-hidden="true">
            {name}
          </p>
          {content}
        </div>
      ))}
      <tab-choice />
    </div>
  );
}
