import { libraryOf } from '../data/libraries.ts';
import { page } from '../data/links.ts';
import type { ModelPage } from '../data/models.ts';
import { taskLabel } from '../data/tasks.ts';

/** Models that have a page, each with its library and task. */
export function ModelList({ id, models }: { id?: string; models: readonly ModelPage[] }) {
  return (
    <ul className="rows" id={id}>
      {models.map(({ model, path }) => (
        <li key={path} data-item="">
          <a href={page(path)}>{model.id}</a>
          <span>
            {[libraryOf(model.libraryName ?? '')?.prettyLabel, model.task && taskLabel(model.task)]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </li>
      ))}
    </ul>
  );
}
