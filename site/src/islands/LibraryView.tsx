import { installCommands } from '../../../out/modules/install.ts';
import type { Model } from '../../../out/types/model.ts';
import type { LibraryEntry, Snippet } from '../../../runtime/snippet.ts';
import { CodeView } from './CodeView.tsx';
import type { LanguageFacts } from './languages.ts';
import { TabBlock } from './TabBlock.tsx';

export interface LibraryViewProps {
  entry: LibraryEntry;
  model: Model;
  languages: readonly LanguageFacts[];
}

/** One library's snippets for one model; the counterpart of components/LibrarySnippets.astro. */
export function LibraryView({ entry, model, languages }: LibraryViewProps) {
  const base = entry.id.replace(/\W/g, '-');
  return entry.snippets(model).map((snippet, at) => {
    const id = `${base}-${at + 1}-${snippet.variant}`;
    return snippet.kind === 'install' ? (
      <InstallView key={id} id={id} entry={entry} snippet={snippet} languages={languages} />
    ) : (
      <SnippetView key={id} id={id} snippet={snippet} languages={languages} />
    );
  });
}

function SnippetView({
  id,
  snippet,
  languages,
}: {
  id: string;
  snippet: Snippet;
  languages: readonly LanguageFacts[];
}) {
  const language = languages.find((one) => one.id === snippet.language);
  return (
    <CodeView
      id={id}
      title={snippet.title}
      code={snippet.code}
      language={snippet.language}
      languageLabel={language?.label ?? snippet.language}
      extension={language?.extension ?? 'txt'}
    />
  );
}

/** The same packages by every package manager of their ecosystem. */
function choicesOf(entry: LibraryEntry, code: string) {
  for (const [ecosystem, packages] of Object.entries(entry.install ?? {})) {
    const commands = installCommands.filter((command) => command.ecosystem === ecosystem);
    if (commands[0]?.print(packages) === code)
      return commands.map(({ manager, label, print }) => ({ manager, label, code: print(packages) }));
  }
  return [];
}

function InstallView({
  id,
  entry,
  snippet,
  languages,
}: {
  id: string;
  entry: LibraryEntry;
  snippet: Snippet;
  languages: readonly LanguageFacts[];
}) {
  const choices = choicesOf(entry, snippet.code);
  if (choices.length < 2) return <SnippetView id={id} snippet={snippet} languages={languages} />;
  return (
    <TabBlock
      group={id}
      label="Package manager"
      preference="manager"
      minor
      tabs={choices.map(({ manager, label, code }) => ({
        value: manager,
        label,
        content: <SnippetView id={`${id}-${manager}`} snippet={{ ...snippet, code }} languages={languages} />,
      }))}
    />
  );
}
