import type { MarkdownInstance } from 'astro';

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

/** The pages of the documentation, in the order of the index; each is one Markdown file. */
export const docs = Object.entries(files)
  .map(([path, { frontmatter, Content, rawContent }]) => ({
    slug: path.slice(path.lastIndexOf('/') + 1, -'.md'.length),
    source: path.replace(/^\.\.\/(?=docs)/, 'site/src/').replace(/^[./]+/, ''),
    order: frontmatter.order ?? Number.MAX_SAFE_INTEGER,
    label: frontmatter.label ?? /^# (.+)$/m.exec(rawContent())?.[1] ?? path,
    what: frontmatter.what ?? summaryOf(rawContent()),
    Content,
    markdown: (): string => `${rawContent().trim()}\n`,
  }))
  .sort((a, b) => a.order - b.order || a.label.localeCompare(b.label));
