import type { Task } from '../../../../out/types/task.ts';
import { libraryOf, libraryPath } from '../../data/libraries.ts';
import { page } from '../../data/links.ts';
import { librariesOf, modelsFor } from '../../data/tasks.ts';
import { Listed } from '../Listed.tsx';
import { ModelList } from '../ModelList.tsx';

/** The libraries and models of a task. */
export function More({ task }: { task: Task }) {
  const serving = librariesOf(task.id);
  const models = modelsFor(task);
  return (
    <>
      {serving.length > 0 && (
        <section>
          <h2>Libraries</h2>
          <p>
            <Listed
              items={serving.map((id) => ({
                key: id,
                shown: <a href={page(libraryPath(id))}>{libraryOf(id)?.prettyLabel ?? id}</a>,
              }))}
            />
          </p>
        </section>
      )}
      {models.length > 0 && (
        <section>
          <h2>Models with code</h2>
          <ModelList models={models} />
        </section>
      )}
    </>
  );
}
