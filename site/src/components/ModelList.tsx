import { libraryOf } from '../data/libraries.ts';
import { page } from '../data/links.ts';
import type { ModelPage } from '../data/models.ts';
import { taskLabel } from '../data/tasks.ts';

/** Models that have a page, each with its library and task. */
export function ModelList({ id, models }: { id?: string; models: readonly ModelPage[] }) {
  return (
    <ul className="rows" id={id}>
      {models.map(({ model, facts, isSample, path }) => (
        <li key={path} data-item="">
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
