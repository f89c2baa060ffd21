import type { PrintedApp, PrintedAppStep } from '../../../runtime/apps/types.ts';
import { slugOf } from '../../../runtime/slug.ts';
import type { About, CodeView, Later, Paint } from './code.ts';
import { languageLabel } from './languages.ts';
import { inEveryShell } from './shells.ts';

/** One way to do a step: on some systems, or with a language. */
export interface AppWay {
  /** Unique among the ways of a step. */
  readonly value: string;
  readonly label: string;
  /** How the names of the platforms begin on which it is shown first. */
  readonly platforms?: readonly string[];
  readonly code: CodeView;
}

/** A step of an app: one block of code, or several of which the reader takes one. */
export interface AppStepView {
  readonly id: string;
  readonly title: string;
  /** Key of the preference that chooses among the ways. */
  readonly preference: 'platform' | 'language';
  readonly ways: readonly AppWay[];
}

/** How a model is run with one app, as it is shown. */
export interface AppView extends Pick<PrintedApp, 'label' | 'kind' | 'link' | 'docsUrl' | 'notices'> {
  readonly id: string;
  /** How the ids of its steps begin. */
  readonly anchor: string;
  readonly steps: readonly AppStepView[];
}

/** What a view of apps is made with. */
export interface AppParts {
  readonly paint: Paint;
  /** Begins the ids; unique on the page. */
  readonly group: string;
  /** Where the view is made in the browser: what is told later of a step. */
  readonly later?: (app: PrintedApp, step: PrintedAppStep) => Later;
  /** What is known of a step besides its code, where the site is built. */
  readonly about?: (app: PrintedApp, step: PrintedAppStep) => About | undefined;
}

/** How navigator.platform begins on each system. */
const BEGINNINGS: Readonly<Record<string, string>> = { macOS: 'mac', Linux: 'linux', Windows: 'win' };

/** Steps of one title that follow each other are ways to do the same. */
function byTitle(steps: readonly PrintedAppStep[]): PrintedAppStep[][] {
  const groups: PrintedAppStep[][] = [];
  for (const step of steps) {
    const last = groups.at(-1);
    if (last?.[0]?.title === step.title) last.push(step);
    else groups.push([step]);
  }
  return groups;
}

function wayOf(app: PrintedApp, step: PrintedAppStep, id: string, alone: boolean, parts: AppParts): AppWay {
  const { platforms, language, code, command, title } = step;
  const systems = platforms?.join(', ');
  const view: CodeView = {
    id,
    title: alone && systems ? `${title} (${systems})` : title,
    code,
    language,
    pieces: parts.paint(code, language),
    ...(parts.later && { live: true, later: parts.later(app, step) }),
    about: parts.about?.(app, step),
  };
  return {
    value: systems ?? language,
    label: systems ?? languageLabel(language),
    ...(platforms && { platforms: platforms.flatMap((name) => BEGINNINGS[name] ?? []) }),
    code: inEveryShell(view, command, parts.paint),
  };
}

/** The view of an app for a model. */
export function appView(app: PrintedApp, parts: AppParts): AppView {
  const { label, kind, link, docsUrl, notices } = app;
  const anchor = `${parts.group}-${slugOf(app.app)}-`;
  const steps = byTitle(app.steps).map((group, at): AppStepView => {
    const id = `${anchor}${at + 1}`;
    const alone = group.length === 1;
    const ways = group.map((step, place) => wayOf(app, step, alone ? id : `${id}-${place + 1}`, alone, parts));
    const [first] = group;
    return { id, title: first?.title ?? '', preference: first?.platforms ? 'platform' : 'language', ways };
  });
  return { id: app.app, anchor, label, kind, link, docsUrl, notices, steps };
}
