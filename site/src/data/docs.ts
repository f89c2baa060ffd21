import type { MarkdownInstance } from 'astro';
import { alignedByClass, linkedHtml, linkedMarkdown } from './doc-links.ts';

interface Matter {
  order?: number;
  label?: string;
  what?: string;
}

/** Pages of the site, then those of the repository that are written for readers elsewhere as well. */
const files = {
  ...import.meta.glob<MarkdownInstance<Matter>>('../docs/*.md', { eager: true }),
  ...import.meta.glob<MarkdownInstance<Matter>>('../../../docs/*.md', { eager: true }),
};

/** The first sentence below the heading, without its marks. */
function summaryOf(markdown: string): string {
  const paragraph = markdown.split(/\n{2,}/).find((piece) => /^[\w`]/.test(piece.trim())) ?? '';
  const text = paragraph
    .replace(/[`*]/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\s+/g, ' ');
  return /^.*?[.:](?=\s|$)/.exec(text)?.[0].replace(/:$/, '.') ?? text;
}

/** The path of a file in the repository, by the one that it is imported from here with. */
const pathOf = (path: string): string => path.replace(/^\.\.\/(?=docs)/, 'site/src/').replace(/^[./]+/, '');

const slugOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1, -'.md'.length);

const slugs = new Map(Object.keys(files).map((path) => [pathOf(path), slugOf(path)]));

/** The pages of the documentation, in the order of the index; each is one Markdown file. */
export const docs = Object.entries(files)
  .map(([path, { frontmatter, compiledContent, rawContent }]) => {
    const file = { path: pathOf(path), slugs };
    return {
      slug: slugOf(path),
      source: file.path,
      order: frontmatter.order ?? Number.MAX_SAFE_INTEGER,
      label: frontmatter.label ?? /^# (.+)$/m.exec(rawContent())?.[1] ?? path,
      what: frontmatter.what ?? summaryOf(rawContent()),
      html: async (): Promise<string> => alignedByClass(linkedHtml(await compiledContent(), file)),
      markdown: (): string => `${linkedMarkdown(rawContent().trim(), file)}\n`,
    };
  })
  .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label));
