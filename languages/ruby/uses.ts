/** A line that loads a library; files of one's own are loaded otherwise. */
const REQUIRES = /^[ \t]*require[ \t(]+(['"])([^'"\n]+)\1/gm;

/** Libraries that come with Ruby, as far as code of the catalogue and the guides of gems load them. */
const STANDARD = new Set(
  'date erb fileutils io json net open-uri open3 optparse pathname securerandom set shellwords socket stringio tempfile time timeout tmpdir uri yaml zlib'.split(
    ' ',
  ),
);

/** The libraries that code loads, without those of Ruby itself. */
export const modulesOf = (code: string): string[] =>
  [...code.matchAll(REQUIRES)].map(([, , name = '']) => name).filter((name) => !STANDARD.has(name.split('/')[0] ?? ''));
