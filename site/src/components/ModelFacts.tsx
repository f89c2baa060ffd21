import type { Model } from '../../../out/types/model.ts';
import type { LibraryEntry } from '../../../runtime/snippet.ts';
import { libraryPath } from '../data/libraries.ts';
import { hubLink, page } from '../data/links.ts';
import { Fact, Facts } from './Facts.tsx';
import { Listed } from './Listed.tsx';
import { TaskLink } from './TaskLink.tsx';

export interface ModelFactsProps {
  model: Model;
  libraries: readonly Pick<LibraryEntry, 'id' | 'prettyLabel'>[];
}

/** What is known of a model, and confirmed. */
export function ModelFacts({ model, libraries }: ModelFactsProps) {
  const { id, task, baseModel, tags } = model;
  const licence = tags.find((tag) => tag.startsWith('license:'))?.slice('license:'.length);
  return (
    <Facts>
      {task && (
        <Fact term="Task">
          <TaskLink id={task} />
        </Fact>
      )}
      {libraries.length > 0 && (
        <Fact term={libraries.length > 1 ? 'Libraries' : 'Library'}>
          <Listed
            items={libraries.map(({ id: library, prettyLabel }) => ({
              key: library,
              shown: <a href={page(libraryPath(library))}>{prettyLabel}</a>,
            }))}
          />
        </Fact>
      )}
      {baseModel && (
        <Fact term="Base model">
          <a href={hubLink(baseModel)}>{baseModel}</a>
        </Fact>
      )}
      {licence && <Fact term="Licence">{licence}</Fact>}
      <Fact term="Repository">
        <a href={hubLink(id)}>{id}</a>
      </Fact>
    </Facts>
  );
}
