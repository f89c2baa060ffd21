import type { Library } from '../../../out/types/library.ts';
import { installChoices } from '../../../runtime/install-choices.ts';
import { beforePasting, downloadRule, exampleOf, libraries, libraryPath, whenShown } from '../data/libraries.ts';
import { verifiedSentence } from '../data/verified.ts';
import { absolute, beside, type SiteFile } from './file.ts';
import { facts, joined, titled } from './markdown.ts';

/** A library's page as data: the catalogue's entry, and what the page adds to it. */
export const libraryValue = (library: Library) => ({
  ...library,
  $schema: absolute('schemas/library.schema.json'),
  url: absolute(`${libraryPath(library.id)}/`),
  downloads: downloadRule(library),
  verified: verifiedSentence(library.id) ?? null,
  examples: Object.fromEntries(
    (library.variants ?? []).flatMap((variant) => {
      const example = exampleOf(library, variant);
      return example ? [[variant.name, example.model.id]] : [];
    }),
  ),
});

/** A library's page as Markdown. */
export function libraryMarkdown(library: Library): string {
  const installs = Object.entries(library.install ?? {}).flatMap(([ecosystem, packages]) =>
    installChoices(ecosystem, packages),
  );
  const before = beforePasting(library)
    .map((note) => `- ${note}\n`)
    .join('');
  return joined([
    `# ${library.prettyLabel}`,
    library.status && library.status !== 'active' ? `This library is ${library.status}.` : undefined,
    facts([
      ['Id', library.id],
      ['Code', library.repoUrl],
      ['Documentation', library.docsUrl],
      ['Tasks', library.tasks?.join(', ')],
      [
        'Written for',
        Object.entries(library.versions ?? {})
          .map(([name, range]) => `${name} ${range}`)
          .join(', '),
      ],
      ['Downloads', downloadRule(library)],
      ['Verified', verifiedSentence(library.id)],
    ]),
    ...installs.map(({ label, code }) => titled(2, `Install with ${label}`, code, 'sh')),
    before === '' ? undefined : `## Before you paste\n\n${before}`,
    library.variants && '## Snippets',
    ...(library.variants ?? []).map((variant) => {
      const example = exampleOf(library, variant);
      return `- **${variant.title}** (${variant.language}): ${whenShown(library.id, variant.name)}${example ? ` Example: ${absolute(`${example.path}.md`)}` : ''}`;
    }),
  ]);
}

export const libraryFiles = (): SiteFile[] =>
  libraries.flatMap((library) =>
    beside(
      libraryPath(library.id),
      () => libraryMarkdown(library),
      () => libraryValue(library),
    ),
  );
