/** A text file of the site: its path below the base, and its bytes when it is asked for. */
export interface SiteFile {
  readonly path: string;
  readonly text: () => string;
}

/** A value as a JSON file. */
export const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

/** The Markdown and the JSON beside a page. */
export const beside = (path: string, markdown: () => string, value: () => unknown): SiteFile[] => [
  { path: `${path}.md`, text: markdown },
  { path: `${path}.json`, text: () => json(value()) },
];

/** The address of the site, with a slash at its end. */
const base = (): string => new URL(import.meta.env.BASE_URL.replace(/\/?$/, '/'), import.meta.env.SITE).href;

/** The full address of a page or file, for readers outside the site. */
export const absolute = (path: string): string => new URL(path, base()).href;

/** A pattern of such addresses, as it is written: who fills in what stands in braces encodes that. */
export const pattern = (path: string): string => `${base()}${path}`;
