import { slugOf } from '../../../runtime/slug.ts';
import { jsonText, LABEL, labelOf, type Scaffold } from '../../cli/scaffold.ts';

/** A task: a placeholder that its writer fills in. */
export const scaffold: Scaffold = {
  kind: 'task',
  writes: 'catalogue/tasks/<slug>.json',
  options: { label: LABEL, modality: { value: 'id', explains: 'the modality (default: other)' } },
  files(id, { label = labelOf(id), modality = 'other' }) {
    const entry = {
      $schema: '../../schemas/task.schema.json',
      id,
      label,
      modality,
      hasPage: false,
      isPlaceholder: true,
    };
    return new Map([[`catalogue/tasks/${slugOf(id)}.json`, jsonText(entry)]]);
  },
};
