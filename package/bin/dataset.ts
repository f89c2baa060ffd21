import { languages } from '../../out/modules/clients.ts';
import type { DatasetOutput } from '../../out/types/dataset-output.ts';
import { datasetGroupsOf, datasetLibraryLabels, parseDataset, printDataset } from '../../runtime/dataset/index.ts';
import { installComments } from '../../runtime/printed.ts';
import { OF_DATASETS, snippetReceipts } from '../../runtime/receipt/snippets.ts';
import { BinError, UsageError } from './errors.ts';
import { similar } from './similar.ts';
import type { Shown } from './snippets.ts';
import { runsOf } from './verified.ts';

/** What the options ask for of a data set. */
export interface DatasetChoice {
  library?: string | undefined;
  language?: string | undefined;
  /** Number in the list, from 1. */
  only?: number | undefined;
}

/** The code that loads a data set, as the options choose it: listed, and as --json prints it (schemas/dataset-output.schema.json). */
export async function chooseDataset(
  record: Record<string, unknown>,
  { library, language, only }: DatasetChoice,
): Promise<{ shown: Shown[]; printed: DatasetOutput; notes: string[] }> {
  const ids = Object.keys(datasetLibraryLabels);
  if (library !== undefined && !ids.includes(library))
    throw new UsageError(`there is no library of data sets "${library}". ${similar(library, ids)}`);
  const dataset = parseDataset(record);
  const groups = await datasetGroupsOf(dataset, library === undefined ? undefined : [library]);
  if (library !== undefined && groups.length === 0)
    throw new BinError(`${datasetLibraryLabels[library]} does not take this data set.`);
  const all = printDataset(dataset, groups);
  const wanted = all.dataset.filter((snippet) => language === undefined || snippet.language === language);
  if (wanted.length === 0 && language !== undefined && !Object.hasOwn(languages, language))
    throw new UsageError(`no snippet: none in "${language}". ${similar(language, Object.keys(languages))}`);
  if (wanted.length === 0) throw new BinError(`no snippet: none in "${language}".`);
  if (only !== undefined && (!Number.isInteger(only) || only > wanted.length))
    throw new BinError(`--only ${only}: there are ${wanted.length} snippets.`);
  const today = new Date().toISOString().slice(0, 10);
  const asked = only === undefined ? wanted : wanted.slice(only - 1, only);
  const receipts = await snippetReceipts(all.dataset, OF_DATASETS, runsOf, today);
  const shown = asked.map((item) => ({
    heading: `${item.library}: ${item.title} (${item.language})`,
    code: item.code,
    language: item.language,
    below: installComments(item),
    proof: receipts.get(item)?.sentence,
    receipt: receipts.get(item),
  }));
  const chosen = asked.map((item, at) => ({
    ...item,
    ...(shown[at]?.proof !== undefined && { proof: shown[at].proof }),
  }));
  const said = (all.notes ?? []).filter(({ library: id }) => chosen.some((item) => item.library === id));
  const notes = [
    ...(all.notices ?? []).map(({ text }) => text),
    ...said.map(({ library: id, text }) => `${id}: ${text}`),
  ];
  return { shown, printed: { ...all, dataset: chosen }, notes };
}
