import type { ApiTask } from '../views/api-task.ts';
import { type ApiSettings, inputTo, ownNamesOf, TEXTS } from './api-options.ts';
import { useChoices } from './choice.ts';

const FLAGS = ['stream', 'async', 'direct'] as const;

const isEmpty = (value: ApiSettings[keyof ApiSettings]): boolean =>
  typeof value === 'object' ? Object.values(value).every(isEmpty) : !value;

const store = (key: string, value: string | boolean): void =>
  window.choice?.set(key, value === true ? 'yes' : value || undefined);

/** What the reader set. All of it stands in the address; what is a preference is stored besides (public/choice.js). */
export function useApiSettings(task: ApiTask): {
  settings: ApiSettings;
  isUntouched: boolean;
  change: (part: Partial<ApiSettings>) => void;
} {
  const names = ownNamesOf(task);
  const chosen = useChoices<string>(['provider', ...FLAGS, ...TEXTS, ...names]);
  const provider = task.providers.find(({ id }) => id === chosen.provider);
  const texts = Object.fromEntries(TEXTS.map((key) => [key, chosen[key] ?? '']));
  const named = { ...(texts as Record<(typeof TEXTS)[number], string>), provider: provider?.id ?? '' };
  const settings = {
    ...named,
    stream: chosen.stream === 'yes' && inputTo(task, named).messages !== undefined,
    async: chosen.async === 'yes',
    direct: provider?.direct === true && (chosen.direct === 'yes' || !provider.routed),
    own: Object.fromEntries(names.flatMap((name) => (chosen[name] ? [[name, chosen[name]]] : []))),
  };
  const change = ({ own, ...part }: Partial<ApiSettings>): void => {
    for (const [key, value] of Object.entries({ ...own, ...part })) store(key, value);
  };
  return { settings, isUntouched: Object.values(settings).every(isEmpty), change };
}
