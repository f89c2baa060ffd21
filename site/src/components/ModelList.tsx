import { libraryOf } from '../data/libraries.ts';
import { page } from '../data/links.ts';
import type { ModelPage } from '../data/models.ts';
import { taskLabel } from '../data/tasks.ts';

export interface ModelListProps {
  id?: string;
  models: readonly (ModelPage & { readonly facets?: Readonly<Record<string, string>> })[];
}

/** Models that have a page, each with its library and task. */
export function ModelList({ id, models }: ModelListProps) {
  return (
    <ul className="rows" id={id}>
      {models.map(({ model, facts, isSample, path, facets }) => (
        <li key={path} data-item="" {...facets}>
          <a href={page(path)}>{model.id}</a>
          <span>
            {isSample
              ? 'sample record'
              : [libraryOf(facts.libraryName ?? '')?.prettyLabel, facts.task && taskLabel(facts.task)]
                  .filter(Boolean)
                  .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
