import { LOCAL_APPS, type LocalApp, type LocalAppSnippet } from '@huggingface/tasks';
import { appLabels, appsOf, type PrintedApp } from '../../runtime/apps/index.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { asPublished, type Difference, differenceAt, type HubRecord, presence } from './difference.ts';

const published: Readonly<Record<string, LocalApp>> = LOCAL_APPS;

/** A context length, of which records made before the hub read the headers of GGUF files hold none. */
const CONTEXT = 4096;

/** Whether the package offers an app, or would if the record held the context length of its GGUF files. */
function offered(app: LocalApp, record: HubRecord): string {
  if (app.displayOnModelPage(asPublished(record))) return 'offered';
  const told = asPublished(record, { gguf: { ...record.gguf, context_length: CONTEXT } });
  return app.displayOnModelPage(told) ? 'offered with a context length' : 'not offered';
}

const textsOf = (snippet: string | LocalAppSnippet): string[] =>
  typeof snippet === 'string' ? [snippet] : [snippet.setup ?? '', ...[snippet.content].flat()];

const ASKS_SERVER = /\/v1\b/;

function printedDifferences(of: string, app: LocalApp, record: HubRecord, ours: PrintedApp): Difference[] {
  const model = asPublished(record);
  const link = 'deeplink' in app ? app.deeplink(model).href : 'none';
  const theirs = 'snippet' in app ? [app.snippet(model)].flat().flatMap(textsOf).join('\n') : '';
  const code = ours.steps.map((step) => step.code).join('\n');
  return [
    ...differenceAt('link', of, link, ours.link ?? 'none'),
    ...presence('commands', of, theirs !== '', code !== ''),
    ...(theirs === '' || code === ''
      ? []
      : [
          ...presence('asks the server', of, ASKS_SERVER.test(theirs), ASKS_SERVER.test(code)),
          ...presence('docker', of, /\bdocker /.test(theirs), /\bdocker /.test(code)),
          ...presence('built from source', of, /\bgit clone\b/.test(theirs), /\bgit clone\b/.test(code)),
          ...differenceAt('text', of, theirs.trim(), code.trim()),
        ]),
  ];
}

/** Which local apps both offer for a record, and what they print. */
export async function appDifferences(record: HubRecord): Promise<Difference[]> {
  const printed = await appsOf(parseModel(record));
  return [...new Set([...Object.keys(published), ...Object.keys(appLabels)])].flatMap((of) => {
    const app = Object.hasOwn(published, of) ? published[of] : undefined;
    const ours = printed.find((one) => one.app === of);
    const theirs = app ? offered(app, record) : 'not known';
    const known = Object.hasOwn(appLabels, of);
    const mine = ours ? 'offered' : known ? 'not offered' : 'not known';
    const isNeither = theirs !== 'offered' && mine !== 'offered';
    if (app && theirs === 'offered' && ours) return printedDifferences(of, app, record, ours);
    return isNeither ? [] : differenceAt('app', of, theirs, mine);
  });
}
