import { type ReactNode, useRef } from 'react';
import type { ApiTask } from '../views/api-task.ts';
import type { ApiSettings, OwnOptions } from './api-options.ts';
import { FileField } from './FileField.tsx';
import { useReady } from './use-ready.ts';

export interface ApiFieldsProps {
  task: ApiTask;
  settings: ApiSettings;
  change: (part: Partial<ApiSettings>) => void;
  storage?: string;
}

/** The fields over the API snippets. A token is never among them: the code reads it from the environment. */
export function ApiFields({ task, settings, change, storage }: ApiFieldsProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  useReady(fields);
  const provider = task.providers.find(({ id }) => id === settings.provider);
  return (
    <fieldset className="fields" ref={fields}>
      <legend className="unseen">Options of the call</legend>
      <label>
        <span>Provider</span>
        <select value={settings.provider} onChange={({ target }) => change({ provider: target.value })}>
          <option value="">Automatic</option>
          <Offers label="Serve this model" providers={task.providers.filter(({ model }) => model !== undefined)} />
          <Offers label="Not known to serve it" providers={task.providers.filter(({ model }) => model === undefined)} />
        </select>
      </label>
      {provider && (
        <label>
          <span>Model id at {provider.label}</span>
          <input
            value={settings.providerModelId}
            spellCheck={false}
            placeholder={provider.model ?? 'as at the hub'}
            onChange={({ target }) => change({ providerModelId: target.value })}
          />
        </label>
      )}
      <TextField label="Bill to (organization)" value={settings.billTo} change={(billTo) => change({ billTo })} />
      {task.file && <FileField storage={storage} onFile={(file) => change({ file })} />}
      {task.chat && (
        <>
          <JsonField label="Tools (JSON)" value={settings.tools} change={(tools) => change({ tools })} />
          <JsonField
            label="Form of the answer (JSON)"
            value={settings.responseFormat}
            change={(responseFormat) => change({ responseFormat })}
          />
          <Check checked={settings.stream} change={(stream) => change({ stream })}>
            Streaming
          </Check>
        </>
      )}
      <OwnFields options={provider?.options ?? []} own={settings.own} change={(own) => change({ own })} />
      {task.asynchronous.length > 0 && (
        <Check checked={settings.async} change={(isAsync) => change({ async: isAsync })}>
          Asynchronous {task.asynchronous.join(', ')}
        </Check>
      )}
      {provider?.routed && provider.direct && (
        <Check checked={settings.direct} change={(direct) => change({ direct })}>
          Call {provider.label} directly
        </Check>
      )}
    </fieldset>
  );
}

interface OwnFieldsProps {
  options: OwnOptions;
  own: ApiSettings['own'];
  change: (own: ApiSettings['own']) => void;
}

/** The options that the call takes and others do not. */
function OwnFields({ options, own, change }: OwnFieldsProps) {
  return options.map(({ name, label, isNumber }) => (
    <TextField
      key={name}
      label={label}
      isNumber={isNumber}
      value={own[name] ?? ''}
      change={(value) => change({ ...own, [name]: value })}
    />
  ));
}

interface TextFieldProps {
  label: string;
  value: string;
  isNumber?: boolean;
  change: (value: string) => void;
}

function TextField({ label, value, isNumber, change }: TextFieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type={isNumber ? 'number' : 'text'}
        value={value}
        spellCheck={false}
        autoComplete="off"
        onChange={({ target }) => change(target.value)}
      />
    </label>
  );
}

/** Providers of one kind in the list of choices. */
function Offers({ label, providers }: { label: string; providers: ApiTask['providers'] }) {
  if (providers.length === 0) return null;
  return (
    <optgroup label={label}>
      {providers.map((provider) => (
        <option key={provider.id} value={provider.id}>
          {provider.model === undefined ? provider.label : `${provider.label} (${provider.model})`}
        </option>
      ))}
    </optgroup>
  );
}

interface JsonFieldProps {
  label: string;
  value: string;
  change: (value: string) => void;
}

/** JSON that a reader types or pastes. */
function JsonField({ label, value, change }: JsonFieldProps) {
  return (
    <label>
      <span>{label}</span>
      <textarea rows={1} value={value} spellCheck={false} onChange={({ target }) => change(target.value)} />
    </label>
  );
}

interface CheckProps {
  checked: boolean;
  change: (checked: boolean) => void;
  children: ReactNode;
}

function Check({ checked, change, children }: CheckProps) {
  return (
    <label className="check">
      <input type="checkbox" checked={checked} onChange={({ target }) => change(target.checked)} />
      <span>{children}</span>
    </label>
  );
}
