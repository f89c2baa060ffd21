export { checkHeaders, InvalidRequest, parseAddress, withoutQuery, withoutTrailingSlashes } from './address.ts';
export { type Backoff, backoffMs, DEFAULT_BACKOFF, sleep } from './backoff.ts';
export { type Beginning, readAtMost, readTextAtMost } from './body.ts';
export { tell } from './callbacks.ts';
export { createHttpClient, type Fetch, type HttpClient, type HttpClientOptions, type HttpRequest } from './client.ts';
export {
  abortedError,
  errorFromAnswer,
  errorFromRejection,
  HttpError,
  type HttpErrorInit,
  type HttpErrorKind,
  kindOfStatus,
  parseRetryAfter,
} from './errors.ts';
export {
  type Credentials,
  chain,
  credentialsMiddleware,
  type Middleware,
  type ProxyOptions,
  proxyMiddleware,
  type RetryOptions,
  retryMiddleware,
  type Send,
} from './middleware.ts';
export { withoutSecrets } from './secrets.ts';
export { type LinkedAbort, linkSignals } from './signals.ts';
