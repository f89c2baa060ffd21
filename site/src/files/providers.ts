import type { ProviderPage } from '../../../runtime/pages.ts';
import { contractLabel, providerPath, providers, tokenVariables } from '../data/providers.ts';
import { absolute, beside, type SiteFile } from './file.ts';
import { facts, joined, table } from './markdown.ts';

/** A provider as data: the catalogue's entry. */
export const providerValue = ({ entry }: ProviderPage) => ({
  ...entry,
  $schema: absolute('schemas/provider.schema.json'),
  page: absolute(`${providerPath(entry.id)}/`),
});

/** A provider's page as Markdown. */
export function providerMarkdown({ entry: provider, contracts }: ProviderPage): string {
  const tokens = tokenVariables(provider);
  const rows = contracts.map(({ key, unusable, route = '', sends = '', answer = '' }) => [
    contractLabel(key),
    unusable ?? route,
    sends,
    answer,
  ]);
  return joined([
    `# ${provider.label}`,
    facts([
      ['Id', provider.id],
      ['Own address', provider.url],
      ['Authorization', provider.scheme ?? 'Bearer'],
      ['Token through the router', tokens.routed],
      ['Key for direct calls', tokens.direct],
    ]),
    '## Tasks',
    table([['Task', 'Route', 'Sends', 'Answer'], ...rows]),
    provider.notes && `## Notes\n\n${provider.notes.map((note) => `- ${note}\n`).join('')}`,
    `## Sources\n\n${provider.sources.map((address) => `- ${address}\n`).join('')}`,
  ]);
}

export const providerFiles = (): SiteFile[] =>
  providers.flatMap((provider) =>
    beside(
      providerPath(provider.entry.id),
      () => providerMarkdown(provider),
      () => providerValue(provider),
    ),
  );
