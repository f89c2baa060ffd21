/** The pages of the documentation, in the order of the index. */
export const docs = [
  { slug: 'preferences', label: 'Preferences and address parameters', what: 'What the site remembers, and how a link sets it' },
  { slug: 'urls', label: 'Stable addresses', what: 'Pages, Markdown, JSON, raw files and the API' },
  { slug: 'integrations', label: 'For hub engineers', what: 'The package in a static page, a server and a browser' },
];
