import { didYouMean } from '../../../diagnostics/suggest.ts';
import { type Fields, type Finding, fieldsOf, itemsOf } from './finding.ts';

/** The modality has an entry; nothing is checked where the modalities are not known. */
export function modalityFindings(task: Fields, modalities: readonly string[] | undefined): Finding[] {
  const modality = String(task.modality);
  if (!modalities || modalities.includes(modality)) return [];
  const values = { modality, suggestion: didYouMean(modality, modalities) };
  return [{ path: ['modality'], code: 'task-unknown-modality', values }];
}

/** The canonical task of an alias is another task, has an entry, is no alias itself, and one of the two has a page. */
export function canonicalFindings(task: Fields, byId: ReadonlyMap<string, Fields>): Finding[] {
  if (task.canonicalId === undefined) return [];
  const id = String(task.canonicalId);
  const at = (code: string, values: Record<string, string> = {}): Finding[] => [
    { path: ['canonicalId'], code, values: { id, ...values } },
  ];
  if (id === task.id) return at('task-canonical-itself');
  const canonical = byId.get(id);
  const others = [...byId.keys()].filter((other) => other !== task.id);
  if (!canonical) return at('task-unknown-canonical', { suggestion: didYouMean(id, others) });
  if (canonical.canonicalId !== undefined)
    return at('task-canonical-alias', { canonical: String(canonical.canonicalId) });
  return task.hasPage !== true && canonical.hasPage !== true ? at('task-alias-page') : [];
}

/** A task does not state its libraries: the libraries state their tasks. */
export function libraryFindings(task: Fields, libraryIds: readonly string[]): Finding[] {
  if (task.libraries === undefined) return [];
  const unknown = itemsOf(task.libraries).flatMap((item, index): Finding[] => {
    const id = String(item);
    if (libraryIds.includes(id)) return [];
    const values = { id, suggestion: didYouMean(id, libraryIds) };
    return [{ path: ['libraries', index], code: 'task-unknown-library', values }];
  });
  return [{ path: ['libraries'], code: 'task-libraries-stated', values: { id: String(task.id) } }, ...unknown];
}

const CONTENT = ['about', 'demo', 'models'];

/** An entry is marked as a placeholder when its content is not written, and only then. */
export function contentFindings(task: Fields): Finding[] {
  const missing = CONTENT.filter((key) => !(key in task));
  const at = (code: string, values: Record<string, string>): Finding[] => [{ path: ['isPlaceholder'], code, values }];
  if (task.isPlaceholder === true && task.hasPage === true && missing.length === 0)
    return at('task-not-placeholder', {});
  if (task.isPlaceholder !== false || missing.length === 0) return [];
  return at('task-placeholder', { without: missing.join(', no '), missing: missing.join(' and ') });
}

/** The columns of a table in the sample are of the same height. */
export const sampleFindings = (sample: Fields): Finding[] =>
  ['data', 'table'].flatMap((key) => {
    const columns = Object.entries(fieldsOf(sample[key]));
    const height = itemsOf(columns[0]?.[1]).length;
    return columns.flatMap(([column, cells]): Finding[] => {
      const count = itemsOf(cells).length;
      if (count === height) return [];
      const values = { column, count: String(count), height: String(height) };
      return [{ path: ['sampleInput', key, column], code: 'task-sample-columns', values }];
    });
  });
