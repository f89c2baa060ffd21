import type { Provider } from '../../../out/types/provider.ts';
import { CHAT } from '../../../runtime/request/types.ts';
import { contractLabel, providerPath, providers, sends, tokenVariables } from '../data/providers.ts';
import { absolute, beside, type SiteFile } from './file.ts';
import { facts, joined, table } from './markdown.ts';

/** A provider as data: the catalogue's entry. */
export const providerValue = (provider: Provider) => ({
  ...provider,
  $schema: absolute('schemas/provider.schema.json'),
  page: absolute(`${providerPath(provider.id)}/`),
});

/** A provider's page as Markdown. */
export function providerMarkdown(provider: Provider): string {
  const tokens = tokenVariables(provider);
  const rows = Object.entries(provider.tasks).map(([key, contract]) => [
    contractLabel(key),
    contract.unusable ?? contract.path ?? provider.path ?? '/',
    contract.unusable ? '' : key === CHAT ? 'messages' : sends(contract),
    contract.unusable ? '' : contract.job ? 'a ticket, polled until it is done' : 'the result',
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
      providerPath(provider.id),
      () => providerMarkdown(provider),
      () => providerValue(provider),
    ),
  );
