import type { App } from '../../../../out/types/app.ts';
import type { Rule } from '../../collection.ts';
import { sharedLabels } from '../../labels.ts';

/** No two apps are called the same. */
export const labels: Rule<Pick<App, 'label'>> = (entries) => sharedLabels(entries, 'label');
