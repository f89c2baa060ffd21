import type { InferenceSnippet } from '../../../runtime/inference/types.ts';
import { CodeView } from './CodeView.tsx';
import type { LanguageFacts } from './languages.ts';
import { TabBlock } from './TabBlock.tsx';

export interface ApiTabsProps {
  group: string;
  snippets: readonly InferenceSnippet[];
  languages: readonly LanguageFacts[];
}

/** The API snippets in tabs: languages, and in each the clients. */
export function ApiTabs({ group, snippets, languages }: ApiTabsProps) {
  const used = languages.filter(({ id }) => snippets.some(({ language }) => language === id));
  const ordered = used.sort((a, b) => placeOf(snippets, a.id) - placeOf(snippets, b.id));
  return (
    <TabBlock
      group={`${group}-language`}
      label="Language"
      preference="language"
      tabs={ordered.map((language) => ({
        value: language.id,
        label: language.label,
        content: (
          <Clients
            group={group}
            language={language}
            snippets={snippets.filter((snippet) => snippet.language === language.id)}
          />
        ),
      }))}
    />
  );
}

const placeOf = (snippets: readonly InferenceSnippet[], language: string): number =>
  snippets.findIndex((snippet) => snippet.language === language);

function Clients({
  group,
  language,
  snippets,
}: {
  group: string;
  language: LanguageFacts;
  snippets: readonly InferenceSnippet[];
}) {
  const { id, label, extension } = language;
  return (
    <TabBlock
      group={`${group}-${id}`}
      label={`${label} client`}
      preference="client"
      scope={id}
      minor
      tabs={snippets.map(({ client, title, code }) => ({
        value: client,
        label: client,
        content: (
          <CodeView
            id={`${group}-${id}-${client.replace(/\W/g, '-')}`}
            title={title}
            code={code}
            language={id}
            languageLabel={label}
            extension={extension}
          />
        ),
      }))}
    />
  );
}
