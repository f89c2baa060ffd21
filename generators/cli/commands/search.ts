import { parseArgs } from 'node:util';
import { visible } from '../../../languages/shared/characters.ts';
import { searcher } from '../../../runtime/search/search.ts';
import type { SearchIndex } from '../../../runtime/search/types.ts';
import type { Command } from '../command.ts';
import { importGenerated } from '../libraries.ts';

/** Finds what the search of the site finds, apart from the texts of pages. */
export const command: Command = {
  summary: 'find models, libraries, tasks, providers, apps, quantizations and docs',
  help: `Usage: npm run -s snippetry -- search <words> [--json]

Finds by id, label and other names (catalogue/search.json) what the search of the site finds, in the same order; typing
errors and the order of words do not matter. The site also looks in the texts of its pages.

  --json   print [{"kind", "id", "title", "url"}, …]; the url begins at the base of the site

Examples: search whisper · search "speech to text" · search gguf q4_k_m --json
`,
  async run(args) {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } });
    if (positionals.length === 0) {
      process.stderr.write('search takes the words to look for, such as search "speech to text".\n');
      return 2;
    }
    const { searchIndex } = await importGenerated<{ searchIndex: SearchIndex }>('search.ts');
    const groups = searcher(searchIndex)(positionals.join(' '));
    const hits = groups.flatMap((group) => group.hits);
    if (values.json) process.stdout.write(`${JSON.stringify(hits, null, 2)}\n`);
    else for (const { kind, title, url } of hits) process.stdout.write(`${kind.padEnd(12)} ${title}  ${url}\n`);
    if (hits.length > 0 || values.json) return 0;
    process.stderr.write(`nothing found for "${visible(positionals.join(' '))}".\n`);
    return 1;
  },
};
