import { useEffect, useState } from 'react';
import type { Model } from '../../../out/types/model.ts';
import type { InferenceResult } from '../../../runtime/inference/types.ts';
import { ApiFields } from './ApiFields.tsx';
import { ApiTabs } from './ApiTabs.tsx';
import { type ApiTask, inferenceOptions } from './api-options.ts';
import type { LanguageFacts } from './languages.ts';
import { useApiSettings } from './use-api-settings.ts';

export interface ApiOptionsProps {
  model: Model;
  task: ApiTask;
  languages: LanguageFacts[];
  /** Id of the block as it was built, which shows the default; none: the default is made here as well. */
  built?: string;
  /** Where files are uploaded to, when the site was built with a storage. */
  storage?: string;
}

/** The options of the API snippets, and the snippets made anew when one is set. */
export function ApiOptions({ model, task, languages, built, storage }: ApiOptionsProps) {
  const { settings, change } = useApiSettings(task);
  const [result, setResult] = useState<InferenceResult>();
  const options = inferenceOptions(settings);
  const key = JSON.stringify(options);
  const isDefault = key === '{}' && built !== undefined;

  useEffect(() => {
    let current = true;
    if (isDefault) setResult(undefined);
    else
      import('../../../runtime/inference/lazy.ts')
        .then(({ loadInferenceSnippets }) => loadInferenceSnippets(model, JSON.parse(key)))
        .then((made) => current && setResult(made));
    return () => {
      current = false;
    };
  }, [key, isDefault, model]);

  useEffect(() => {
    const block = built === undefined ? null : document.getElementById(built);
    block?.toggleAttribute('hidden', result !== undefined);
    if (isDefault || result !== undefined) document.documentElement.classList.remove('own-call');
  }, [built, isDefault, result]);

  return (
    <>
      <ApiFields task={task} settings={settings} change={change} storage={storage} />
      {result && result.snippets.length === 0 && (
        <p className="note" role="status">
          {result.reason}
        </p>
      )}
      {result && result.snippets.length > 0 && (
        <ApiTabs group="api-live" snippets={result.snippets} languages={languages} />
      )}
    </>
  );
}
