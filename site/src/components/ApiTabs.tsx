import type { ApiView } from '../views/api.ts';
import { languageLabel } from '../views/languages.ts';
import { Setup } from './Setup.tsx';
import { ShellCode } from './ShellCode.tsx';
import { Tabs } from './Tabs.tsx';

export interface ApiTabsProps {
  /** Unique on the page. */
  group: string;
  views: readonly ApiView[];
}

/** The API snippets in tabs: languages, and in each the clients. */
export function ApiTabs({ group, views }: ApiTabsProps) {
  const languages = [...new Set(views.map(({ language }) => language))];
  return (
    <Tabs
      group={`${group}-language`}
      label="Language"
      preference="language"
      always
      tabs={languages.map((language) => ({
        value: language,
        label: languageLabel(language),
        content: (
          <Tabs
            group={`${group}-${language}`}
            label={`${languageLabel(language)} client`}
            preference="client"
            scope={language}
            minor
            tabs={views
              .filter((view) => view.language === language)
              .map(({ client, code, setup }) => ({
                value: client,
                label: client,
                content: (
                  <div className="steps">
                    {setup && (
                      <div data-step="1">
                        <Setup {...setup} />
                      </div>
                    )}
                    <div data-step={setup ? 2 : undefined}>
                      <ShellCode {...code} />
                    </div>
                  </div>
                ),
              }))}
          />
        ),
      }))}
    />
  );
}
