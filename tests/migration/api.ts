import { snippets as published } from '@huggingface/inference';
import { inferenceSnippets } from '../../runtime/inference/index.ts';
import { parseModel } from '../../runtime/model/parse.ts';
import { asPublished, type Difference, differenceAt, eachName, found, type HubRecord } from './difference.ts';

const ADDRESS = /https?:\/\/[^"'`\s)]+/g;
const VARIABLE = /environ\[['"](\w+)['"]\]|process\.env\.(\w+)|\$\{?([A-Z_]{3,})/g;
const METHOD = /client\.([\w.]+)\(/g;
/** The addresses that are called; others are those of sample inputs. */
const HUB = /^https:\/\/router\.huggingface\.co/;

/** What both print for a call of the record's model by the automatic provider. */
export function apiDifferences(record: HubRecord): Difference[] {
  const of = record.pipeline_tag ?? 'no task';
  const theirs = published.getInferenceSnippets(asPublished(record), 'auto');
  const { snippets: ours } = inferenceSnippets(parseModel(record));
  const nameOf = ({ language, client }: { language: string; client: string }): string => `${language}/${client}`;
  const some = (list: readonly unknown[]): string => (list.length > 0 ? 'code' : 'nothing');
  if (theirs.length === 0 || ours.length === 0) return differenceAt('call', of, some(theirs), some(ours));
  return [
    ...eachName('client', of, theirs.map(nameOf), ours.map(nameOf)),
    ...theirs.flatMap((one) => {
      const other = ours.find((each) => nameOf(each) === nameOf(one));
      return other ? codeDifferences(of, one.content, other.code) : [];
    }),
  ];
}

function codeDifferences(of: string, theirs: string, ours: string): Difference[] {
  const addresses = (text: string, called: boolean): string =>
    found(text, ADDRESS)
      .filter((one) => HUB.test(one) === called)
      .join(' ');
  const list = (text: string, pattern: RegExp): string => found(text, pattern).join(' ') || 'none';
  return [
    ...differenceAt('address', of, addresses(theirs, true), addresses(ours, true)),
    ...differenceAt('sample file', of, addresses(theirs, false), addresses(ours, false)),
    ...differenceAt('token variable', of, list(theirs, VARIABLE), list(ours, VARIABLE)),
    ...differenceAt('method', of, list(theirs, METHOD), list(ours, METHOD)),
    ...differenceAt('text', of, theirs.trim(), ours.trim()),
  ];
}
