import type { InferenceSnippet, Notice } from '../../../runtime/inference/types.ts';
import type { Beside, CodeView, Paint } from './code.ts';
import { type SetupView, setupView } from './setup.ts';
import { inEveryShell } from './shells.ts';

/** The API snippet of one client as it is shown. */
export interface ApiView {
  readonly language: string;
  readonly client: string;
  readonly code: CodeView;
  readonly setup: SetupView | undefined;
}

/**
 * The view of an API snippet.
 * @param group Names the block of snippets; unique on the page.
 * @param beside With what is told later the view is one that is made in the browser.
 */
export function apiView(group: string, snippet: InferenceSnippet, paint: Paint, beside: Beside): ApiView {
  const { language, client, title, code, command } = snippet;
  const id = `${group}-${language}-${client.replace(/\W/g, '-')}`;
  const live = beside.later !== undefined;
  const view = { id, title, code, language, pieces: paint(code, language), live, ...beside };
  return {
    language,
    client,
    code: inEveryShell(view, command, paint),
    setup: setupView(`${id}-setup`, snippet, paint, live),
  };
}

/** What readers should think of before they use calls; nothing where there is nothing to know. */
export const toldOf = (notices: readonly Notice[]): string | undefined =>
  notices.map(({ text }) => text).join(' ') || undefined;
