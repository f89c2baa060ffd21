import type { Json, Side } from '../types.ts';

export const isObject = (value: Json | undefined): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an entry of a folder of the catalogue is called. */
const KINDS: Readonly<Record<string, string>> = {
  libraries: 'library',
  'dataset-libraries': 'library of data sets',
  apps: 'app',
  tasks: 'task',
  providers: 'provider',
  clients: 'client',
  datasets: 'data set',
  calls: 'call',
  packages: 'facts of a package',
  schemas: 'schema',
};

export const kindOf = (entry: string): string => KINDS[entry.split('/')[0] ?? ''] ?? 'entry';

/** The name of an entry for readers; a kind of notice is called as the catalogue labels it. */
export function labelOf(entry: string, ...sides: readonly Side[]): string {
  const [folder = '', name = ''] = entry.split('/');
  const of = ({ catalogue }: Side): Json | undefined => {
    const value = catalogue?.get(folder === 'notices' ? folder : entry);
    if (!isObject(value)) return undefined;
    if (folder !== 'notices') return value.prettyLabel ?? value.label ?? value.id;
    return isObject(value.kinds) ? value.kinds[name] : undefined;
  };
  const label = sides.map(of).find((value) => typeof value === 'string') ?? name ?? entry;
  return String(label).replaceAll('`', "'");
}

/** Text between backticks, which hold none. */
export const quoted = (text: string): string => `\`${text.replaceAll('`', "'")}\``;
