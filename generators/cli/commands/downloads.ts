import { existsSync, readFileSync } from 'node:fs';
import { text } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { countsAsDownload, DEFAULT_DOWNLOAD_QUERY } from '../../../runtime/downloads/index.ts';
import { parseJson } from '../../../runtime/nesting.ts';
import type { Command } from '../command.ts';
import { librariesCalled, UsageError } from '../libraries.ts';

const help = `Usage: npm run -s snippetry -- downloads <library> <file-list|->

Says which files of a repository count as one download of a model of the library. The file list has one path a line,
or is a model record (JSON with siblings); - reads it from standard input.

  --json   print {"library", "rule", "counted": [paths]}
`;

/** The paths of a list: one a line, or the siblings of a model record. */
export function pathsOf(source: string): string[] {
  if (!/^\s*[[{]/.test(source))
    return source
      .split(/\r?\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
  const json = parseJson(source) as { siblings?: { rfilename?: unknown }[] } | unknown[];
  const items = Array.isArray(json) ? json : (json.siblings ?? []).map(({ rfilename }) => rfilename);
  return items.filter((item): item is string => typeof item === 'string');
}

async function readList(file: string): Promise<string[]> {
  if (file !== '-' && !existsSync(file)) throw new UsageError(`there is no file ${file}.`, 1);
  try {
    return pathsOf(file === '-' ? await text(process.stdin) : readFileSync(file, 'utf8'));
  } catch (error) {
    throw new UsageError(`${file} is not a file list: ${(error as Error).message}`, 1);
  }
}

/** Tries the download rule of a library on a list of files. */
export const command: Command = {
  summary: 'say which files of a repository count as a download',
  help,
  async run(args) {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options: { json: { type: 'boolean' } } });
    const [id, file] = positionals;
    try {
      if (!id || !file || positionals.length > 2) throw new UsageError('downloads takes a library and a file list.');
      if (id === 'all') throw new UsageError('downloads takes one library.');
      const [entry] = await librariesCalled(id);
      const rule = entry?.countDownloads ?? DEFAULT_DOWNLOAD_QUERY;
      const paths = await readList(file);
      const counted = paths.filter((path) => countsAsDownload(entry ?? {}, path));
      process.stdout.write(
        values.json
          ? `${JSON.stringify({ library: id, rule, counted }, null, 2)}\n`
          : counted.map((path) => `${path}\n`).join(''),
      );
      process.stderr.write(`${counted.length} of ${paths.length} files count; the rule is ${rule}\n`);
      if (counted.length === 0)
        process.stderr.write('warning: no file counts, so this repository would show no downloads\n');
      if (counted.length > 1)
        process.stderr.write(
          'warning: more than one file counts, so fetching the whole repository counts more than once\n',
        );
      return 0;
    } catch (error) {
      if (!(error instanceof UsageError)) throw error;
      process.stderr.write(`${error.message}\n`);
      return error.exitCode;
    }
  },
};
