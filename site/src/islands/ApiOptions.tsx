import { type ReactElement, useEffect, useLayoutEffect, useState } from 'react';
import type { Model } from '../../../out/types/model.ts';
import type { ApiTask } from '../views/api-task.ts';
import { ApiFields } from './ApiFields.tsx';
import { useApiSettings } from './use-api-settings.ts';

export interface ApiOptionsProps {
  model: Model;
  task: ApiTask;
  /** Id of the block as it was built, which shows the default; none: the default is made here as well. */
  built?: string;
}

/** The options of the API snippets, and the snippets made anew when one is set. */
export function ApiOptions({ model, task, built }: ApiOptionsProps) {
  const { settings, isUntouched, change } = useApiSettings(task);
  const [made, setMade] = useState<ReactElement>();
  const key = JSON.stringify(settings);
  const isDefault = isUntouched && built !== undefined;
  // While the page as built is taken over, nothing seems chosen.
  const [isTaken, setTaken] = useState(false);
  useEffect(() => setTaken(true), []);

  useEffect(() => {
    let current = true;
    if (isDefault) setMade(undefined);
    else
      import('./make-api.tsx')
        .then(({ makeApi }) => makeApi(model, task, JSON.parse(key)))
        .then((element) => current && setMade(element));
    return () => {
      current = false;
    };
  }, [key, isDefault, model, task]);

  useLayoutEffect(() => {
    const block = built === undefined ? null : document.getElementById(built);
    block?.toggleAttribute('hidden', made !== undefined);
    if ((isDefault && isTaken) || made !== undefined) document.documentElement.classList.remove('own-call');
  }, [built, isDefault, isTaken, made]);

  return (
    <>
      <ApiFields task={task} settings={settings} change={change} />
      {made}
    </>
  );
}
