import type { InferenceSnippet } from '../../../runtime/inference/types.ts';
import type { Beside, CodeView, Paint } from './code.ts';
import { inEveryShell } from './shells.ts';

/** The API snippet of one client as it is shown. */
export interface ApiView {
  readonly language: string;
  readonly client: string;
  readonly code: CodeView;
}

/**
 * The view of an API snippet.
 * @param group Names the block of snippets; unique on the page.
 * @param beside Where the site is built; without it the view is one that is made in the browser.
 */
export const apiView = (
  group: string,
  { language, client, title, code, command }: InferenceSnippet,
  paint: Paint,
  beside?: Beside,
): ApiView => ({
  language,
  client,
  code: inEveryShell(
    {
      id: `${group}-${language}-${client.replace(/\W/g, '-')}`,
      title,
      code,
      language,
      pieces: paint(code, language),
      live: beside === undefined,
      ...beside,
    },
    command,
    paint,
  ),
});
