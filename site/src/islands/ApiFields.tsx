import { type ReactNode, useRef } from 'react';
import type { ApiTask } from '../views/api-task.ts';
import { type ApiSettings, inputTo, type OwnOptions } from './api-options.ts';
import { useReady } from './use-ready.ts';

export interface ApiFieldsProps {
  task: ApiTask;
  settings: ApiSettings;
  change: (part: Partial<ApiSettings>) => void;
}

/** The fields over the API snippets. A token is never among them: the code reads it from the environment. */
export function ApiFields({ task, settings, change }: ApiFieldsProps) {
  const fields = useRef<HTMLFieldSetElement>(null);
  useReady(fields);
  const isChat = inputTo(task, settings).messages !== undefined;
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
      {isChat && (
        <Check checked={settings.stream} change={(stream) => change({ stream })}>
          Streaming
        </Check>
      )}
      {task.asynchronous.length > 0 && (
        <Check checked={settings.async} change={(isAsync) => change({ async: isAsync })}>
          Asynchronous {task.asynchronous.join(', ')}
        </Check>
      )}
      <Advanced {...{ task, settings, change }} />
    </fieldset>
  );
}

/** What few readers need; open where something of it is set. */
function Advanced({ task, settings, change }: ApiFieldsProps) {
  const provider = task.providers.find(({ id }) => id === settings.provider);
  const isChat = inputTo(task, settings).messages !== undefined;
  const { direct, billTo, providerModelId, endpointUrl, temperature, max_tokens, tools, responseFormat } = settings;
  const isSet =
    direct || [billTo, providerModelId, endpointUrl, temperature, max_tokens, tools, responseFormat].some(Boolean);
  return (
    <details className="advanced" open={isSet || undefined}>
      <summary>Advanced: billing, direct calls, endpoint{isChat && ', temperature, tokens'}</summary>
      <div className="fields">
        {provider && (
          <TextField
            label={`Model id at ${provider.label}`}
            value={providerModelId}
            placeholder={provider.model ?? 'as at the hub'}
            change={(id) => change({ providerModelId: id })}
          />
        )}
        <TextField label="Bill to (organization)" value={billTo} change={(name) => change({ billTo: name })} />
        <TextField
          label="Endpoint of your own (address)"
          value={endpointUrl}
          placeholder="https://"
          change={(address) => change({ endpointUrl: address })}
        />
        {isChat && <ChatFields {...{ settings, change }} />}
        <OwnFields options={provider?.options ?? []} own={settings.own} change={(own) => change({ own })} />
        {provider?.routed && provider.direct && (
          <Check checked={direct} change={(isDirect) => change({ direct: isDirect })}>
            Call {provider.label} directly
          </Check>
        )}
        {!provider && (
          <p className="hint">Choose a provider to call it directly, with its own client where it has one.</p>
        )}
      </div>
    </details>
  );
}

/** What only a chat takes. */
function ChatFields({ settings, change }: Omit<ApiFieldsProps, 'task'>) {
  return (
    <>
      <TextField
        label="Temperature"
        isNumber
        value={settings.temperature}
        change={(temperature) => change({ temperature })}
      />
      <TextField
        label="Most tokens of the answer"
        isNumber
        value={settings.max_tokens}
        change={(max_tokens) => change({ max_tokens })}
      />
      <JsonField label="Tools (JSON)" value={settings.tools} change={(tools) => change({ tools })} />
      <JsonField
        label="Form of the answer (JSON)"
        value={settings.responseFormat}
        change={(responseFormat) => change({ responseFormat })}
      />
    </>
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
  placeholder?: string;
  change: (value: string) => void;
}

function TextField({ label, value, isNumber, placeholder, change }: TextFieldProps) {
  return (
    <label>
      <span>{label}</span>
      <input
        type={isNumber ? 'number' : 'text'}
        step={isNumber ? 'any' : undefined}
        placeholder={placeholder}
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
