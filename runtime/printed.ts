import type {
  RenderAnswer,
  RenderedApp,
  RenderedInferenceSnippet,
  RenderedLibrarySnippet,
  RenderedSetup,
  RenderFailure,
} from '../out/types/render-output.ts';
import type { PrintedApp } from './apps/types.ts';
import { setupOf } from './inference/setup.ts';
import type { InferenceResult, InferenceSnippet } from './inference/types.ts';
import { alternatives } from './install-choices.ts';
import type { Notice } from './notices.ts';
import type { Request } from './request/types.ts';
import type { ShownLibrary } from './shown.ts';
import type { Snippet } from './snippet.ts';

/** What the commands print as JSON; the fields are described in schemas/render-output.schema.json. */

export type PrintedLibrarySnippet = RenderedLibrarySnippet;
export type PrintedInferenceSnippet = Omit<RenderedInferenceSnippet, 'request'> & { request: Request | null };
/** The snippets of one model. */
export type Printed = Pick<
  RenderAnswer,
  'formatVersion' | 'library' | 'notices' | 'inferenceNotices' | 'inferenceReason'
> & {
  inference: PrintedInferenceSnippet[];
  apps: RenderedApp[];
};

/** The version of the format: greater only when a field changes or goes. */
export const FORMAT_VERSION = 1;

/** What is shown of libraries as it is printed: the snippets, grouped by library in their order. */
export const printLibraries = (
  shown: readonly { readonly entry: { readonly id: string }; readonly snippets: readonly Snippet[] }[],
): PrintedLibrarySnippet[] =>
  shown.flatMap(({ entry, snippets }) =>
    snippets.flatMap((snippet) => {
      const { variant, kind, language, shell, title, code } = snippet;
      if (kind === 'message') return [];
      const managers = kind === 'install' ? installsOf(snippet) : [];
      return [
        // Fields that are absent in JSON are undefined here, which costs less than leaving them out.
        {
          library: entry.id,
          variant,
          kind,
          language,
          shell,
          title,
          code,
          managers: managers.length > 1 ? managers : undefined,
          proof: undefined,
        },
      ];
    }),
  );

/** An install command by every package manager that takes the same packages, as it is printed: its own first. */
const installsOf = (snippet: Pick<Snippet, 'code' | 'command'>): { manager: string; code: string }[] =>
  alternatives(snippet).map(({ manager, code }) => ({ manager, code }));

/** What stands below an install command in a terminal: the same by other package managers, as comments of a shell. */
export const installComments = ({ managers = [] }: Pick<PrintedLibrarySnippet, 'managers'>): string =>
  managers
    .slice(1)
    .map(({ manager, code }) => `# ${manager}: ${code}`)
    .join('');

/** The notices about a model and about its libraries as they are printed: the field is absent when there is none. */
export const printNotices = (own: readonly Notice[], shown: readonly ShownLibrary[]): Pick<RenderAnswer, 'notices'> => {
  const notices = [...own, ...shown.flatMap((library) => library.notices)];
  return notices.length > 0 ? { notices } : {};
};

/** Snippets of the inference API as they are printed. */
export const printInference = (snippets: readonly InferenceSnippet[]): PrintedInferenceSnippet[] =>
  snippets.map((snippet) => {
    const { language, client, shell, title, code, request } = snippet;
    return {
      language,
      client,
      shell,
      title,
      code,
      request: request ?? null,
      setup: setupOf(snippet),
    };
  });

/**
 * What to do before a snippet runs, a line each: install, set the key, have the file.
 * @param sampleBy How the reader gets a sample file: by an option of the command, or from its path on the site.
 */
export function setupLines(
  setup: RenderedSetup | undefined,
  shell = 'posix',
  sampleBy: (path: string) => string = () => '--samples',
): string[] {
  const { install = [], key, files = [] } = setup ?? {};
  const set = key?.set.find((one) => one.shell === shell) ?? key?.set[0];
  const made = key?.href === undefined ? '' : `   (a key: ${key.href})`;
  return [
    ...install.slice(0, 1).map(({ code }) => code.trimEnd()),
    ...(set ? [`${set.code.trimEnd()}${made}`] : []),
    ...files.map(({ name, sample }) => `${name} in this folder${sample ? ` (a sample: ${sampleBy(sample)})` : ''}`),
  ];
}

/** What is told of snippets of the inference API besides them: why there are none, and what to know before they are used. */
export const printInferenceFacts = ({
  reason,
  reasonKind,
  notices = [],
}: InferenceResult): Pick<RenderAnswer, 'inferenceNotices' | 'inferenceReason'> => ({
  ...(reason !== undefined && reasonKind !== undefined ? { inferenceReason: { kind: reasonKind, text: reason } } : {}),
  ...(notices.length > 0 ? { inferenceNotices: [...notices] } : {}),
});

/** Apps as they are printed: without the commands that other shells are printed from. */
export const printApps = (apps: readonly PrintedApp[]): RenderedApp[] =>
  apps.map(({ app, label, kind, docsUrl, link, steps, notices }) => ({
    app,
    label,
    kind,
    docsUrl,
    link,
    steps: steps.map(({ title, client, language, shell, code, platforms }) => ({
      title,
      client,
      language,
      shell,
      code,
      platforms: platforms && [...platforms],
      proof: undefined,
    })),
    notices: [...notices],
  }));

/** What is printed in place of the snippets of a line that could not be read. */
export const printFailure = (error: string, line: number): RenderFailure => ({
  formatVersion: FORMAT_VERSION,
  error,
  line,
});
