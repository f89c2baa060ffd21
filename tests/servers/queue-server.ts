import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { answerFault, cut, type Fault } from './faults.ts';
import { type Listening, listen, sendJson } from './test-kit/http.ts';

export type QueuePhase = 'submit' | 'status' | 'stream' | 'result' | 'cancel';

export interface QueueSeen {
  phase: QueuePhase;
  /** How many of this phase there have been, this one included. */
  count: number;
  authorized: boolean;
}

export interface QueueServerOptions {
  /** The states that a request goes through, one for each question or event; the last one stays. */
  states?: readonly Record<string, unknown>[];
  fault?: (seen: QueueSeen) => Fault | undefined;
  /** Ends a stream after so many events. */
  eventsPerStream?: number;
  /** What the ticket holds besides `request_id`; the server's own addresses unless given. */
  ticket?: (origin: string, id: string) => Record<string, unknown>;
}

export interface QueueServer extends Listening {
  log: QueueSeen[];
  /** Request ids that were cancelled. */
  cancelled: string[];
}

export const USUAL_STATES = [
  { status: 'IN_QUEUE', queue_position: 2 },
  { status: 'IN_QUEUE', queue_position: 0 },
  { status: 'IN_PROGRESS' },
  { status: 'COMPLETED' },
];

/** A queue on loopback: `POST /<app>`, then status, stream, result and cancel below `/jobs/<id>`. */
export async function startQueueServer(options: QueueServerOptions = {}): Promise<QueueServer> {
  const { states = USUAL_STATES } = options;
  const log: QueueSeen[] = [];
  const cancelled: string[] = [];
  const inputs = new Map<string, { input: unknown; step: number }>();
  let origin = '';

  const next = (job: { step: number }) => {
    const state = states[Math.min(job.step, states.length - 1)];
    job.step++;
    return state as Record<string, unknown>;
  };
  const handle = async (request: IncomingMessage, response: ServerResponse) => {
    const path = request.url ?? '';
    const [, id = '', tail] = /^\/(?:jobs|app\/requests)\/([\w-]+)(?:\/(.+))?$/.exec(path) ?? [];
    const phase = phaseOf(id, tail);
    const count = log.filter((entry) => entry.phase === phase).length + 1;
    const seen = { phase, count, authorized: request.headers.authorization !== undefined };
    log.push(seen);
    if (await answerFault(options.fault?.(seen), request, response)) return;
    if (phase === 'submit') {
      const newId = randomUUID();
      let text = '';
      for await (const chunk of request) text += chunk;
      inputs.set(newId, { input: JSON.parse(text), step: 0 });
      const base = `${origin}/jobs/${newId}`;
      const urls = { status_url: `${base}/status`, response_url: base, cancel_url: `${base}/cancel` };
      return sendJson(response, 200, { request_id: newId, ...(options.ticket?.(origin, newId) ?? urls) });
    }
    const job = inputs.get(id);
    if (!job) return sendJson(response, 404, { detail: 'No such request' });
    if (phase === 'status') return sendJson(response, 200, next(job));
    if (phase === 'result') return sendJson(response, 200, { echo: job.input });
    if (phase === 'cancel') {
      cancelled.push(id);
      return sendJson(response, 200, {});
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(': hello\r\n\r\n');
    for (let sent = 0; sent < (options.eventsPerStream ?? states.length); sent++) {
      const state = next(job);
      response.write(`data: ${JSON.stringify(state)}\r\n\r\n`);
      await turn();
      if (state.status === 'COMPLETED') return void response.end();
    }
    return options.eventsPerStream ? cut(request) : undefined;
  };
  const listening = await listen((request, response) => {
    handle(request, response).catch(() => cut(request));
  });
  origin = listening.origin;
  return { ...listening, log, cancelled };
}

function phaseOf(id: string, tail: string | undefined): QueuePhase {
  if (!id) return 'submit';
  if (tail === 'status') return 'status';
  if (tail === 'status/stream') return 'stream';
  return tail === 'cancel' ? 'cancel' : 'result';
}
