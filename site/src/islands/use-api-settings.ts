import { useState } from 'react';
import type { ApiTask } from '../views/api-task.ts';
import type { ApiSettings } from './api-options.ts';
import { useChoice } from './choice.ts';

type Own = Pick<ApiSettings, 'billTo' | 'providerModelId' | 'file' | 'tools' | 'responseFormat' | 'own'>;

const NOTHING: Own = { billTo: '', providerModelId: '', file: '', tools: '', responseFormat: '', own: {} };

const isEmpty = (value: ApiSettings[keyof ApiSettings]): boolean =>
  typeof value === 'object' ? Object.values(value).every(isEmpty) : !value;

/** What the reader set: what is a preference is kept in the store, the rest only in the page. */
export function useApiSettings(task: ApiTask): {
  settings: ApiSettings;
  isUntouched: boolean;
  change: (part: Partial<ApiSettings>) => void;
} {
  const wanted = useChoice('provider') ?? '';
  const stream = useChoice('stream') === 'yes' && task.chat;
  const direct = useChoice('direct') === 'yes';
  const isAsync = useChoice('async') === 'yes';
  const [own, setOwn] = useState<Own>(NOTHING);
  const provider = task.providers.find(({ id }) => id === wanted);
  const settings: ApiSettings = {
    ...own,
    provider: provider?.id ?? '',
    stream,
    async: isAsync,
    direct: provider?.direct === true && (direct || !provider.routed),
  };

  const change = ({
    provider: id,
    stream: streamed,
    async: asynchronous,
    direct: directly,
    ...rest
  }: Partial<ApiSettings>): void => {
    if (id !== undefined) window.choice?.set('provider', id || undefined);
    if (streamed !== undefined) window.choice?.set('stream', streamed ? 'yes' : undefined);
    if (asynchronous !== undefined) window.choice?.set('async', asynchronous ? 'yes' : undefined);
    if (directly !== undefined) window.choice?.set('direct', directly ? 'yes' : undefined);
    setOwn((before) => ({ ...before, ...rest }));
  };
  return { settings, isUntouched: Object.values(settings).every(isEmpty), change };
}
