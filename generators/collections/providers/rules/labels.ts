import type { Provider } from '../../../../out/types/provider.ts';
import type { Rule } from '../../collection.ts';
import { sharedLabels } from '../../labels.ts';

/** No two providers are called the same. */
export const labels: Rule<Pick<Provider, 'label'>> = (entries) => sharedLabels(entries, 'label');
