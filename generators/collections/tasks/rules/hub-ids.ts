import { type Fields, type Finding, fieldsOf, itemsOf } from './finding.ts';

const HUB_NAME = /^[A-Za-z0-9_](?:[A-Za-z0-9._-]*[A-Za-z0-9_])?$/;
/** The hub's own limit on the length of an id. */
const LONGEST_HUB_ID = 96;
const HUB_FOLDERS = ['models', 'datasets', 'spaces'];

/** Why a text is no id of a hub repository, and the id that was probably meant; undefined when it is one. */
function whyNoHubId(id: string): { why: string; suggestion: string } | undefined {
  const shape = 'write owner/name, as the hub shows it above the page.';
  if (id === '') return { why: 'is empty', suggestion: 'remove the item, or write owner/name.' };
  const address = /^https?:\/\/[^/]+\/(?:(?:models|datasets|spaces)\/)?(.+?)\/?$/.exec(id);
  if (address) return { why: 'is an address', suggestion: `write "${address[1]}".` };
  const parts = id.split('/');
  if (parts.length > 1 && HUB_FOLDERS.includes(parts[0] ?? '')) {
    const why = `begins with "${parts[0]}/", which is part of the address`;
    return { why, suggestion: `write "${parts.slice(1).join('/')}".` };
  }
  if (parts.length > 2) return { why: 'has more than one slash', suggestion: shape };
  if (id.length > LONGEST_HUB_ID) return { why: `is longer than ${LONGEST_HUB_ID} characters`, suggestion: shape };
  if (id.includes('..') || id.includes('--')) return { why: 'has two dots or hyphens in a row', suggestion: shape };
  if (parts.every((part) => HUB_NAME.test(part))) return undefined;
  const suggestion = `${shape} Letters, digits, "-", "_" and "." are allowed inside a name.`;
  return { why: 'has characters that an id cannot have there', suggestion };
}

/** Ids of hub repositories are ids, and none stands in a list twice. */
export const hubIdFindings = (task: Fields): Finding[] =>
  [...HUB_FOLDERS, 'widgetModels'].flatMap((key) => {
    const seen = new Set<string>();
    const inObject = key !== 'widgetModels';
    return itemsOf(task[key]).flatMap((item, index): Finding[] => {
      const id = String((inObject ? fieldsOf(item).id : item) ?? '');
      const path = inObject ? [key, index, 'id'] : [key, index];
      const wrong = whyNoHubId(id);
      if (wrong) return [{ path, code: 'task-hub-id', values: { id, ...wrong } }];
      if (seen.has(id)) return [{ path, code: 'task-repeated-id', values: { id, list: key } }];
      seen.add(id);
      return [];
    });
  });
