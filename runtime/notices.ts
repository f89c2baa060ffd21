import { hub } from '../out/modules/hub.ts';
import { missing } from '../out/modules/model.ts';
import type { Model } from '../out/types/model.ts';
import type { RenderNotice } from '../out/types/render-output.ts';
import { printFirst } from './shells.ts';

/** What a person should know before running the code of a model, and what to do about it. */
export type Notice = RenderNotice;

const notice = (kind: Notice['kind'], text: string, href: string): Notice => ({ kind, text, href });

function licenceNotices({ license, licenseName }: Model, page: string): Notice[] {
  if (license === undefined) return [];
  if (/-nc(-|$)/.test(license))
    return [notice('licence', `The licence ${license} forbids commercial use; read it before using the model.`, page)];
  if (license !== 'other') return [];
  const named = licenseName === undefined ? 'a licence of its own' : `a licence of its own, ${licenseName}`;
  return [notice('licence', `The model has ${named}; read it before using the model.`, page)];
}

/** The notices of a model, in the order in which a person meets them; empty when there is nothing to know. */
export function noticesOf(model: Model): Notice[] {
  if (model.id === missing.id) return [];
  const page = `${hub.url}/${model.id}`;
  const login = `log in (${printFirst(hub.login)}) before running this`;
  const found: Notice[] = [];
  if (model.gated !== undefined)
    found.push(notice('gated', `The weights are gated: accept the terms at ${page} and ${login}.`, page));
  if (model.private === true)
    found.push(notice('private', `The repository is private: ${login}, with an account that may read it.`, page));
  if (model.trustRemoteCode)
    found.push(
      notice('remote-code', 'The model runs code of its repository: read that code first.', `${page}/tree/main`),
    );
  return [...found, ...licenceNotices(model, page)];
}
