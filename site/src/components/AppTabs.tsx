import { noticeLabels } from '../../../out/modules/notices.ts';
import type { AppNotice } from '../../../runtime/apps/types.ts';
import type { AppStepView, AppView } from '../views/apps.ts';
import { Notices } from './Notices.tsx';
import { ShellCode } from './ShellCode.tsx';
import { Tabs } from './Tabs.tsx';

/** A step, in tabs where it is done differently on other systems or in other languages. */
function Step({ id, title, preference, ways }: AppStepView) {
  return (
    <Tabs
      group={id}
      label={title}
      preference={preference}
      minor
      tabs={ways.map(({ value, label, platforms, code }) => ({
        value,
        label,
        platforms,
        content: <ShellCode {...code} />,
      }))}
    />
  );
}

/** Whether a notice is about the model: those have a word for their kind. */
const isLabelled = ({ kind }: AppNotice): boolean => Object.hasOwn(noticeLabels, kind);

/** What a reader does to run a model with one app: a link to open, or steps in their order. */
export function App({ label, link, docsUrl, notices, steps }: AppView) {
  return (
    <>
      <Notices notices={notices.filter(isLabelled)} />
      {notices
        .filter((notice) => !isLabelled(notice))
        .map(({ text }) => (
          <p className="note" key={text}>
            {text}
          </p>
        ))}
      {link && (
        <p>
          <a className="button" href={link}>
            Open in {label}
          </a>
        </p>
      )}
      {steps.map((step) => (
        <Step key={step.id} {...step} />
      ))}
      <p className="provenance">
        <a href={docsUrl}>{label}’s own documentation</a>
      </p>
    </>
  );
}

export interface AppTabsProps {
  /** Unique on the page. */
  group: string;
  apps: readonly AppView[];
  /** The address of an app's own page, from which all tabs but the first are filled when they are shown (public/choice.js). */
  later?: (app: string) => string;
}

/** The content of a tab: until it is fetched, a link to the page that has it. */
function contentOf(app: AppView, address: string | undefined) {
  if (address === undefined) return <App {...app} />;
  return (
    <a data-later={app.anchor} href={`${address}#steps`}>
      The steps with {app.label}
    </a>
  );
}

/** The apps that run a model on the reader's own machine, in tabs. */
export function AppTabs({ group, apps, later }: AppTabsProps) {
  return (
    <Tabs
      group={group}
      label="App"
      preference="app"
      always
      tabs={apps.map((app, at) => ({
        value: app.id,
        label: app.label,
        content: contentOf(app, at === 0 ? undefined : later?.(app.id)),
      }))}
    />
  );
}
