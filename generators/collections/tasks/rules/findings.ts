import { basename } from 'node:path';
import { didYouMean } from '../../../diagnostics/suggest.ts';
import { demoFindings, type Finding, fieldsOf, itemsOf } from './demo.ts';

/** A task entry as read, valid or not, and the file that it came from. */
export interface TaskFile {
  file: string;
  entry: unknown;
}

/** What the rules hold a task entry against. A part that is left out is not checked. */
export interface TaskSurroundings {
  /** Ids of catalogue/modalities.json. */
  modalities?: readonly string[];
  /** Names of the files in site/public/media. */
  mediaFiles?: readonly string[];
  /** The library entries: their ids, and the tasks that they name. */
  libraries?: readonly { file: string; entry: unknown }[];
}

/** One thing that the schema cannot say; `pointer` (RFC 6901) leads to the value in the file. */
export interface TaskProblem extends Finding {
  file: string;
}

/**
 * What is wrong with the task entries beyond their schema: names that lead nowhere, demos that contradict themselves,
 * files that are missing. Reads malformed entries too, and skips what it cannot read; the schema reports that.
 */
export function taskProblems(tasks: readonly TaskFile[], around: TaskSurroundings = {}): TaskProblem[] {
  const byId = new Map(
    tasks.map(({ file, entry }) => [String(fieldsOf(entry).id ?? basename(file, '.json')), fieldsOf(entry)]),
  );
  const libraryIds = (around.libraries ?? []).map(({ entry }) => String(fieldsOf(entry).id));
  const mediaFiles = around.mediaFiles && new Set(around.mediaFiles);
  const ofTasks = tasks.flatMap(({ file, entry }) => {
    const task = fieldsOf(entry);
    const findings = [
      ...modalityFindings(task, around.modalities),
      ...canonicalFindings(task, byId),
      ...libraryFindings(task, libraryIds),
      ...contentFindings(task),
      ...hubIdFindings(task),
      ...demoFindings(task.demo, mediaFiles),
      ...sampleFindings(fieldsOf(task.sampleInput)),
    ];
    return findings.map((finding) => ({ file, ...finding }));
  });
  const ofLibraries = (around.libraries ?? []).flatMap(({ file, entry }) =>
    itemsOf(fieldsOf(entry).tasks).flatMap((id, index) => {
      if (byId.has(String(id))) return [];
      const sentence = `The library "${fieldsOf(entry).id}" names the task "${id}", which has no entry.`;
      return [
        { file, pointer: `/tasks/${index}`, code: 'task-unknown', sentence, hint: didYouMean(String(id), byId.keys()) },
      ];
    }),
  );
  return [...ofTasks, ...ofLibraries];
}

type Fields = Record<string, unknown>;

function modalityFindings(task: Fields, modalities: readonly string[] | undefined): Finding[] {
  if (!modalities || modalities.includes(String(task.modality))) return [];
  const sentence = `The modality "${task.modality}" is not in catalogue/modalities.json.`;
  return [
    {
      pointer: '/modality',
      code: 'task-unknown-modality',
      sentence,
      hint: didYouMean(String(task.modality), modalities),
    },
  ];
}

function canonicalFindings(task: Fields, byId: ReadonlyMap<string, Fields>): Finding[] {
  if (task.canonicalId === undefined) return [];
  const id = String(task.canonicalId);
  const at = (code: string, sentence: string, hint: string): Finding[] => [
    { pointer: '/canonicalId', code, sentence, hint },
  ];
  if (id === task.id)
    return at('task-canonical-itself', `The task "${id}" is its own canonical task.`, 'leave canonicalId out.');
  const canonical = byId.get(id);
  const others = [...byId.keys()].filter((other) => other !== task.id);
  if (!canonical)
    return at('task-unknown-canonical', `The canonical task "${id}" has no entry.`, didYouMean(id, others));
  if (canonical.canonicalId !== undefined) {
    const sentence = `The canonical task "${id}" is itself an alias of "${canonical.canonicalId}".`;
    return at('task-canonical-alias', sentence, `write "canonicalId": "${canonical.canonicalId}".`);
  }
  if (task.hasPage !== true && canonical.hasPage !== true) {
    const sentence = `The alias has no page, and neither has its canonical task "${id}": no page can stand for it.`;
    return at(
      'task-alias-page',
      sentence,
      `give "${id}" or the alias a page ("hasPage": true), or leave canonicalId out.`,
    );
  }
  return [];
}

function libraryFindings(task: Fields, libraryIds: readonly string[]): Finding[] {
  if (task.libraries === undefined) return [];
  const derived: Finding = {
    pointer: '/libraries',
    code: 'task-libraries-stated',
    sentence: 'The entry states its libraries, which are derived from the library entries.',
    hint: `remove "libraries" and add "${task.id}" to the tasks of each library's own entry.`,
  };
  const unknown = itemsOf(task.libraries).flatMap((id, index) => {
    if (libraryIds.includes(String(id))) return [];
    const sentence = `The library "${id}" has no entry.`;
    return [
      {
        pointer: `/libraries/${index}`,
        code: 'task-unknown-library',
        sentence,
        hint: didYouMean(String(id), libraryIds),
      },
    ];
  });
  return [derived, ...unknown];
}

function contentFindings(task: Fields): Finding[] {
  const content = ['about', 'demo', 'models'].filter((key) => key in task);
  if (task.isPlaceholder === true && task.hasPage === true && content.length === 3) {
    const sentence = 'The entry is marked as a placeholder, but its content is written.';
    return [
      { pointer: '/isPlaceholder', code: 'task-not-placeholder', sentence, hint: 'write "isPlaceholder": false.' },
    ];
  }
  if (task.isPlaceholder === false && content.length < 3) {
    const missing = ['about', 'demo', 'models'].filter((key) => !(key in task));
    const sentence = `The entry is not marked as a placeholder, but has no ${missing.join(', no ')}.`;
    return [
      {
        pointer: '/isPlaceholder',
        code: 'task-placeholder',
        sentence,
        hint: `write ${missing.join(' and ')}, or "isPlaceholder": true.`,
      },
    ];
  }
  return [];
}

const HUB_NAME = /^[A-Za-z0-9_](?:[A-Za-z0-9._-]*[A-Za-z0-9_])?$/;
/** The hub's own limit on the length of an id. */
const LONGEST_HUB_ID = 96;
const HUB_FOLDERS = ['models', 'datasets', 'spaces'];

/** Why a text is no id of a hub repository, and the id that was probably meant; undefined when it is one. */
function whyNoHubId(id: string): { why: string; hint: string } | undefined {
  const shape = 'write owner/name, as the hub shows it above the page.';
  if (id === '') return { why: 'is empty', hint: 'remove the item, or write owner/name.' };
  const address = /^https?:\/\/[^/]+\/(?:(?:models|datasets|spaces)\/)?(.+?)\/?$/.exec(id);
  if (address) return { why: 'is an address', hint: `write "${address[1]}".` };
  const parts = id.split('/');
  if (parts.length > 1 && HUB_FOLDERS.includes(parts[0] ?? '')) {
    return {
      why: `begins with "${parts[0]}/", which is part of the address`,
      hint: `write "${parts.slice(1).join('/')}".`,
    };
  }
  if (parts.length > 2) return { why: 'has more than one slash', hint: shape };
  if (id.length > LONGEST_HUB_ID) return { why: `is longer than ${LONGEST_HUB_ID} characters`, hint: shape };
  if (id.includes('..') || id.includes('--')) return { why: 'has two dots or hyphens in a row', hint: shape };
  if (parts.every((part) => HUB_NAME.test(part))) return undefined;
  return {
    why: 'has characters that an id cannot have there',
    hint: `${shape} Letters, digits, "-", "_" and "." are allowed inside a name.`,
  };
}

function hubIdFindings(task: Fields): Finding[] {
  const lists = [...HUB_FOLDERS, 'widgetModels'];
  return lists.flatMap((key) => {
    const seen = new Set<string>();
    return itemsOf(task[key]).flatMap((item, index) => {
      const inObject = key !== 'widgetModels';
      const id = String((inObject ? fieldsOf(item).id : item) ?? '');
      const pointer = `/${key}/${index}${inObject ? '/id' : ''}`;
      const wrong = whyNoHubId(id);
      if (wrong)
        return [
          {
            pointer,
            code: 'task-hub-id',
            sentence: `"${id}" is no id of a hub repository: it ${wrong.why}.`,
            hint: wrong.hint,
          },
        ];
      if (seen.has(id))
        return [
          {
            pointer,
            code: 'task-repeated-id',
            sentence: `"${id}" stands in ${key} twice.`,
            hint: 'remove one of them.',
          },
        ];
      seen.add(id);
      return [];
    });
  });
}

function sampleFindings(sample: Fields): Finding[] {
  return ['data', 'table'].flatMap((key) => {
    const columns = Object.entries(fieldsOf(sample[key]));
    const height = itemsOf(columns[0]?.[1]).length;
    return columns.flatMap(([name, cells]) => {
      const count = itemsOf(cells).length;
      if (count === height) return [];
      const pointer = `/sampleInput/${key}/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`;
      const sentence = `The column "${name}" of the sample has ${count} cells, the first column has ${height}.`;
      return [{ pointer, code: 'task-sample-columns', sentence, hint: `give every column ${height} cells.` }];
    });
  });
}
