import type { Json } from '../../../languages/shared/literal.ts';
import type { FakeAnswer } from '../../../out/types/provider-fake.ts';
import type { Answer } from '../../recorder/recorder.ts';
import type { Named } from './address.ts';
import { filled, jsonAnswer, type Values } from './answer.ts';
import type { Refusal } from './body.ts';
import { asJson, type Fake, type Job } from './load.ts';

/** What a job is made of when a call starts it. */
export interface Start {
  readonly status: number;
  readonly app: string;
  readonly result: Json;
  readonly answer: FakeAnswer;
  readonly headers: Readonly<Record<string, string>>;
}

/** A job that was started. */
interface Ticket {
  readonly fake: Fake;
  readonly job: Job;
  readonly id: string;
  readonly values: Values;
  polls: number;
}

/** A step of a job that was found at an address. */
export interface Step {
  readonly fake: Fake;
  answer(): Answer | Refusal;
}

/** Gives out tickets with numbers of its own, and answers for them. */
export class Desk {
  private readonly tickets: Ticket[] = [];
  private readonly serial: number;
  private readonly fails: number | undefined;

  /** @param fails The number of the way in which the jobs fail, if they do. */
  constructor(serial: number, fails: number | undefined) {
    this.serial = serial;
    this.fails = fails;
  }

  /** Starts a job; resolves to its ticket, or to its end for a caller that waits and need not wait long. */
  open(fake: Fake, job: Job, { status, app, result, answer, headers }: Start): Answer {
    const id = `job-${this.serial}-${(this.tickets.length + 1) * 7919}`;
    const values = { serial: this.serial, job: id, app, result };
    const ticket: Ticket = { fake, job, id, values, polls: 0 };
    this.tickets.push(ticket);
    const waits = job.wait && Object.entries(job.wait).every(([name, value]) => headers[name] === value);
    if (!answer.ready || !waits) return jsonAnswer(status, filled(asJson(job.ticket), values));
    ticket.polls = job.states.length;
    return jsonAnswer(status, this.state(ticket));
  }

  private state({ job, polls, values }: Ticket): Json {
    const failed = this.fails === undefined || polls < 2 ? undefined : job.failed?.[this.fails];
    return filled(asJson(failed ?? job.states[Math.min(polls, job.states.length) - 1] ?? null), values);
  }

  /** The step of a job at an address; `at` tells what the address names when it is one of some. */
  find(at: (patterns: readonly string[]) => Named | undefined): Step | undefined {
    for (const ticket of this.tickets) {
      const { fake, job } = ticket;
      const isMine = ({ job: id, app }: Named): boolean =>
        id === ticket.id && (app === undefined || app === ticket.values.app);
      const poll = at(job.poll);
      if (poll && isMine(poll)) return { fake, answer: () => this.poll(ticket) };
      const result = at(job.result);
      if (result && isMine(result)) return { fake, answer: () => this.result(ticket) };
    }
    return undefined;
  }

  private poll(ticket: Ticket): Answer {
    ticket.polls += 1;
    return jsonAnswer(200, this.state(ticket));
  }

  private result({ job, polls, values }: Ticket): Answer | Refusal {
    if (polls < job.states.length) return { status: 400, message: 'the job is still in progress' };
    const { failure } = job;
    if (this.fails !== undefined && failure) return jsonAnswer(failure.status, asJson(failure.answer));
    return jsonAnswer(200, values.result ?? null);
  }
}
