import { useEffect, useState } from 'react';
import { isLibraryId, libraryLabels, loadLibrary } from '../../../out/modules/libraries/index.ts';
import type { Model } from '../../../out/types/model.ts';
import { parseModel } from '../../../runtime/model/parse.ts';
import type { LibraryEntry } from '../../../runtime/snippet.ts';
import { apiTaskOf } from '../browser/api-task.ts';
import { ApiOptions } from './ApiOptions.tsx';
import type { ApiTask } from './api-options.ts';
import { LibraryView } from './LibraryView.tsx';
import type { LanguageFacts } from './languages.ts';
import { TabBlock } from './TabBlock.tsx';

export interface ModelViewProps {
  record: object;
  gated: boolean;
  hub: string;
  languages: LanguageFacts[];
}

interface Loaded {
  libraries: LibraryEntry[];
  task?: ApiTask;
}

/** Of a library that only a tag names, a message instead of code is no help. */
function worthShowing(entry: LibraryEntry, model: Model): boolean {
  const snippets = entry.snippets(model);
  return snippets.some(({ kind }) => kind === 'code') || (entry.id === model.libraryName && snippets.length > 0);
}

/** What a page of a model shows, for any record: from the same modules, loaded when they are needed. */
export function ModelView({ record, gated, hub, languages }: ModelViewProps) {
  const [loaded, setLoaded] = useState<Loaded>();
  const [model] = [parseModel(record)];
  const key = JSON.stringify(model);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the model
  useEffect(() => {
    let current = true;
    const ids = [...new Set([model.libraryName, ...model.tags])].filter((id) => id !== undefined && isLibraryId(id));
    const providers = import('../../../out/modules/providers/registry.ts');
    Promise.all([Promise.all(ids.map((id) => loadLibrary(id as never))), providers]).then(([entries, module]) => {
      const libraries = entries.filter(
        (entry): entry is LibraryEntry => entry !== undefined && worthShowing(entry, model),
      );
      if (current) setLoaded({ libraries, task: apiTaskOf(model, Object.values(module.providers)) });
    });
    return () => {
      current = false;
    };
  }, [key]);

  if (!loaded) return <p role="status">Preparing the code …</p>;
  const { libraries, task } = loaded;
  const known = model.libraryName !== undefined && Object.hasOwn(libraryLabels, model.libraryName);
  return (
    <article>
      <h2 className="model-name">{model.id}</h2>
      <p>
        <a href={`${hub}/${model.id}`}>Its page at the hub</a>
        {model.task && ` · ${model.task}`}
      </p>
      {gated && (
        <p className="note">
          This model is gated: accept its conditions at the hub, then log in with <code>hf auth login</code> before
          running the code.
        </p>
      )}
      <h3>Use this model</h3>
      {libraries.length === 0 && (
        <p>
          {model.libraryName === undefined
            ? 'The record names no library.'
            : known
              ? 'This library has no snippet yet.'
              : `The catalogue does not know the library ${model.libraryName}.`}
        </p>
      )}
      {libraries.length > 0 && (
        <TabBlock
          group="library"
          label="Library"
          preference="library"
          tabs={libraries.map((entry) => ({
            value: entry.id,
            label: entry.prettyLabel,
            content: <LibraryView entry={entry} model={model} languages={languages} />,
          }))}
        />
      )}
      {task && (
        <>
          <h3 id="api">Call an API</h3>
          <ApiOptions key={key} model={model} task={task} languages={languages} />
        </>
      )}
    </article>
  );
}
