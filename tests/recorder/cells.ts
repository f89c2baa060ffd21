import { clients } from '../../out/modules/clients.ts';
import { hub } from '../../out/modules/hub.ts';
import { CHAT, type Json } from '../../runtime/request/types.ts';
import { catalogue, samples } from './catalogue.ts';
import { automaticVariants } from './other-task.ts';
import { CHAT_TASKS, chatVariantsOf, contractVariants, modelRecord, type Variant } from './variants.ts';

/** One combination of provider, task, client and options. */
export interface Cell extends Variant {
  readonly provider: string;
  /** The model's task. */
  readonly task: string;
  /** Id of the client. */
  readonly client: string;
  readonly language: string;
  readonly record: Readonly<Record<string, Json>>;
}

export const cellName = ({ provider, task, client, variant }: Cell): string =>
  `${provider} ${task} ${client} ${variant}`;

/** Whether every client of a language is given only when it is asked for by name: its cells are run only then, too. */
export const isOnRequest = (language: string): boolean => {
  const own = clients.filter((client) => client.language === language);
  return own.length > 0 && own.every(({ onRequest }) => onRequest);
};

function cellsOf(provider: string, task: string, chat: boolean, variants: readonly Variant[]): Cell[] {
  const record = modelRecord(task, chat);
  return clients.flatMap(({ id, language }) =>
    variants.map((variant) => ({
      provider,
      task,
      client: id,
      language,
      record: { ...record, ...variant.fields },
      ...variant,
    })),
  );
}

/** Every cell: each contract of the catalogue and each task of the automatic provider, by client and by options. */
export function allCells(): Cell[] {
  const automatic = Object.keys(samples).flatMap((task) =>
    CHAT_TASKS.includes(task) ? [] : cellsOf(hub.automatic, task, false, automaticVariants(task)),
  );
  return [
    ...Object.values(catalogue).flatMap((provider) =>
      Object.entries(provider.tasks).flatMap(([task, contract]) =>
        task === CHAT
          ? CHAT_TASKS.flatMap((chatTask) =>
              cellsOf(provider.id, chatTask, true, chatVariantsOf(provider.id, chatTask)),
            )
          : cellsOf(provider.id, task, false, contractVariants(provider, task, contract)),
      ),
    ),
    ...CHAT_TASKS.flatMap((task) => cellsOf(hub.automatic, task, true, chatVariantsOf(hub.automatic, task))),
    ...automatic,
  ];
}
