import type { Backoff, Credentials, Fetch, Middleware } from '../http/index.ts';

export interface QueueOptions {
  /** The base address, without query; `/<path>` is appended to submit, and no path leads out of it. */
  url: string;
  /** Sent as `Authorization` to `url`'s origin only. */
  credentials?: Credentials;
  authScheme?: string;
  fetch?: Fetch;
  middleware?: readonly Middleware[];
  /** Between two questions for the status, in milliseconds. */
  pollMs?: number;
  /** How often a failed question is asked at most, and how often a broken stream is opened again without news. */
  tries?: number;
  backoff?: Partial<Backoff>;
  /** For one call, in milliseconds. */
  timeoutMs?: number;
  /** A status stream is taken for dead when no byte arrives for so long, in milliseconds. */
  stallMs?: number;
  /** Turns the addresses of a ticket into those to be called, for a router that stands in front of the queue. */
  rewriteUrl?: (url: string) => string;
}

/** What is needed to find a request again; plain data, fit for a store. */
export interface Ticket {
  requestId: string;
  statusUrl: string;
  resultUrl: string;
  cancelUrl: string;
}

/** What the server says of a request: `status`, and whatever else it tells (position, logs). */
export interface QueueStatus {
  /** `IN_QUEUE`, `IN_PROGRESS`, `COMPLETED`, or a word of the server's own. */
  status: string;
  /** How many are before it. */
  position?: number;
  /** The whole answer. */
  body: Record<string, unknown>;
}

export interface CallOptions {
  signal?: AbortSignal;
}

export interface WaitOptions extends CallOptions {
  /** `poll` unless given; `stream` polls where there is no stream. */
  mode?: 'poll' | 'stream';
  /** For the whole wait, in milliseconds; no limit unless given. */
  timeoutMs?: number;
  /** Told of each status that differs from the one before. */
  onProgress?: (status: QueueStatus) => void;
}

export interface Queue {
  /**
   * Puts a request into the queue. A POST is sent again only after 429, so that nothing is queued twice.
   *
   * @throws QueueError; TypeError when the path leads out of the queue or the input has no JSON form
   */
  submit(path: string, input: unknown, options?: CallOptions): Promise<Ticket>;
  status(ticket: Ticket, options?: CallOptions): Promise<QueueStatus>;
  /**
   * Waits until the status is `COMPLETED`. On abort and timeout the request is cancelled.
   *
   * @throws QueueError, with the ticket in it when the request may still be running; TypeError for options that cannot be
   */
  wait(ticket: Ticket, options?: WaitOptions): Promise<QueueStatus>;
  result(ticket: Ticket, options?: CallOptions): Promise<unknown>;
  cancel(ticket: Ticket, options?: CallOptions): Promise<void>;
  /** Submits, waits and gives the result. */
  run(path: string, input: unknown, options?: WaitOptions): Promise<unknown>;
}
