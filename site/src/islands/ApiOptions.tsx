import { type ReactElement, useEffect, useState } from 'react';
import type { Model } from '../../../out/types/model.ts';
import type { ApiTask } from '../views/api-task.ts';
import { ApiFields } from './ApiFields.tsx';
import { inferenceOptions } from './api-options.ts';
import { useApiSettings } from './use-api-settings.ts';

export interface ApiOptionsProps {
  model: Model;
  task: ApiTask;
  /** Id of the block as it was built, which shows the default; none: the default is made here as well. */
  built?: string;
  /** Where files are uploaded to, when the site was built with a storage. */
  storage?: string;
}

/** The options of the API snippets, and the snippets made anew when one is set. */
export function ApiOptions({ model, task, built, storage }: ApiOptionsProps) {
  const { settings, change } = useApiSettings(task);
  const [made, setMade] = useState<ReactElement>();
  const options = inferenceOptions(settings, task.providers.find(({ id }) => id === settings.provider)?.options);
  const key = JSON.stringify(options);
  const isDefault = key === '{}' && built !== undefined;

  useEffect(() => {
    let current = true;
    if (isDefault) setMade(undefined);
    else
      import('./make-api.tsx')
        .then(({ makeApi }) => makeApi(model, JSON.parse(key), task.unknown))
        .then((element) => current && setMade(element));
    return () => {
      current = false;
    };
  }, [key, isDefault, model, task.unknown]);

  useEffect(() => {
    const block = built === undefined ? null : document.getElementById(built);
    block?.toggleAttribute('hidden', made !== undefined);
    if (isDefault || made !== undefined) document.documentElement.classList.remove('own-call');
  }, [built, isDefault, made]);

  return (
    <>
      <ApiFields task={task} settings={settings} change={change} storage={storage} />
      {made}
    </>
  );
}
