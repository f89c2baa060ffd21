import { useEffect, useState } from 'react';
import { isLibraryId, loadLibraryInParts } from '../../../out/modules/libraries/index.ts';
import type { Model } from '../../../out/types/model.ts';
import { appsOf } from '../../../runtime/apps/index.ts';
import { shownFor } from '../../../runtime/libraries.ts';
import type { CacheShape } from '../../../runtime/memory/cache.ts';
import { parseModel } from '../../../runtime/model/parse.ts';
import { withPrompt } from '../../../runtime/model/prompt.ts';
import { withQuantization } from '../../../runtime/model/quantization.ts';
import { type Notice, noticesOf } from '../../../runtime/notices.ts';
import { NO_INPUT, NO_TASK, noneKnownToServe } from '../../../runtime/request/reasons.ts';
import { laterOfLibrary, laterOfStep } from '../browser/live.ts';
import { paint } from '../browser/paint.ts';
import { AppTabs } from '../components/AppTabs.tsx';
import { Folded } from '../components/Folded.tsx';
import { LibraryTabs } from '../components/LibraryTabs.tsx';
import { Notices } from '../components/Notices.tsx';
import { Where } from '../components/Where.tsx';
import { type ApiTask, apiTaskOf } from '../views/api-task.ts';
import { type AppView, appView } from '../views/apps.ts';
import { fitOf } from '../views/fit.ts';
import { type LibraryView, libraryView } from '../views/library.ts';
import { snippetsOf } from '../views/snippets.ts';
import { ApiOptions } from './ApiOptions.tsx';
import { useChoice } from './choice.ts';
import { PromptFields } from './PromptFields.tsx';
import { useFit } from './use-fit.tsx';

export interface ModelViewProps {
  record: object;
  hub: string;
}

interface Loaded {
  libraries: LibraryView[];
  /** What libraries without code say. */
  silent: Notice[];
  apps: AppView[];
  task?: ApiTask;
}

/**
 * Loads what the code for a model is made from: its libraries, the apps that run it, and who serves its task.
 * @param quantization The one that code names; empty for a model that has none.
 * @param prompt The reader's own text; empty for that of the samples.
 */
async function load(given: Model, quantization: string, prompt: string): Promise<Loaded> {
  const model = withPrompt(withQuantization(given, quantization || undefined).model, prompt);
  const options = { ...(quantization && { quantization }), ...(prompt && { prompt }) };
  const [shown, apps, task] = await Promise.all([
    shownFor(model, loadLibraryInParts),
    appsOf(model, options),
    apiTaskOf(model),
  ]);
  const found = snippetsOf(shown, model.id);
  const speaking = found.filter(({ snippets }) => snippets.length > 0);
  const silent = found.filter(({ snippets }) => snippets.length === 0).flatMap(({ notices }) => notices);
  return {
    libraries: speaking.map((library) => libraryView(library, { paint, later: laterOfLibrary(library, model) })),
    silent,
    apps: apps.map((app) => appView(app, { paint, group: 'app', later: laterOfStep(model) })),
    task,
  };
}

/** What a model keeps for each token, as its record says or the catalogue knows: what tells it is fetched when it is needed. */
function useShape(record: object, model: Model, isAsked: boolean): CacheShape | undefined {
  const config = 'config' in record ? record.config : undefined;
  const [told, setTold] = useState<{ key: string; shape: CacheShape | undefined }>();
  const key = JSON.stringify([model.id, config]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the model and its configuration
  useEffect(() => {
    let current = true;
    if (isAsked)
      import('../../../runtime/memory/shape.ts').then(
        ({ shapeOf }) => current && setTold({ key, shape: shapeOf(config, model) }),
      );
    return () => {
      current = false;
    };
  }, [key, isAsked]);
  return told?.key === key ? told.shape : undefined;
}

/** What there is to show of a model, anew for each quantization and prompt; nothing until it is loaded. */
function useLoaded(model: Model, quantization: string): { key: string; loaded: Loaded | undefined } {
  const [loaded, setLoaded] = useState<Loaded>();
  const key = JSON.stringify(model);
  const prompt = useChoice('prompt') ?? '';

  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the model
  useEffect(() => {
    let current = true;
    load(model, quantization, prompt).then((found) => current && setLoaded(found));
    return () => {
      current = false;
    };
  }, [key, quantization, prompt]);
  return { key, loaded };
}

/** What a page of a model shows, for any record: from the same modules, loaded when they are needed. */
export function ModelView({ record, hub }: ModelViewProps) {
  const model = parseModel(record);
  const fit = fitOf(model);
  const isFitShown = fit !== undefined;
  const shape = useShape(record, model, isFitShown);
  const { quantization, fields } = useFit({ model, built: fit ?? '', shape });
  const { key, loaded } = useLoaded(model, quantization);

  if (!loaded) return <p role="status">Preparing the code …</p>;
  const { libraries, silent, apps, task } = loaded;
  const notices = [...noticesOf(model), ...silent];
  return (
    <article>
      <h2 className="model-name">{model.id}</h2>
      <p>
        <a href={`${hub}/${model.id}`}>Its page at the hub</a>
        {model.task && ` · ${model.task}`}{' '}
        <button type="button" className="copy" data-copy="">
          Copy link
        </button>
      </p>
      {task && (task.prompt || task.file) && <PromptFields prompt={task.prompt} isFile={task.file !== undefined} />}
      <Where
        machine={
          <>
            {isFitShown && (
              <>
                <h3 id="fit">Will it fit?</h3>
                {fields}
              </>
            )}
            <OnMachine {...{ model, notices, libraries, apps }} />
          </>
        }
        service={
          <>
            <h3 id="api">Call an API</h3>
            {task ? (
              <Folded why={task.unknown ? noneKnownToServe(model.id) : undefined}>
                <ApiOptions key={key} model={model} task={task} />
              </Folded>
            ) : (
              <p>There is no call to show. {(model.task === undefined ? NO_TASK : NO_INPUT).reason}</p>
            )}
          </>
        }
      />
    </article>
  );
}

type OnMachineProps = { model: Model; notices: Notice[] } & Pick<Loaded, 'libraries' | 'apps'>;

/** What runs a model on the reader's own machine: libraries and apps. */
function OnMachine({ model, notices, libraries, apps }: OnMachineProps) {
  const known = model.libraryName !== undefined && isLibraryId(model.libraryName);
  return (
    <>
      <h3>Use this model</h3>
      <Notices notices={notices} />
      {libraries.length === 0 && (
        <p>
          {model.libraryName === undefined
            ? 'The record names no library.'
            : known
              ? 'This library has no snippet yet.'
              : `The catalogue does not know the library ${model.libraryName}.`}
        </p>
      )}
      {libraries.length > 0 && <LibraryTabs libraries={libraries} />}
      {apps.length > 0 && (
        <>
          <h3 id="apps">Run it in an app</h3>
          <AppTabs group="apps" apps={apps} />
        </>
      )}
    </>
  );
}
