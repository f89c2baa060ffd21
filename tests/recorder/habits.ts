import { readdirSync, readFileSync } from 'node:fs';
import { clients } from '../../out/modules/clients.ts';
import type { Json, Request } from '../../runtime/request/types.ts';
import type { Fault, Served } from '../providers/engine/engine.ts';

/** Something that a client does of its own accord, and why that is no mistake of the snippet. */
interface Habit {
  readonly reason: string;
  /** Only for these providers or tasks. */
  readonly providers?: readonly string[];
  readonly tasks?: readonly string[];
  /** Only for calls of these ways. */
  readonly modes?: readonly Request['mode'][];
}

/** What goes wrong: a job, a stream, the answer to the call, that answer as a page of HTML, or a file that is missing. */
type FaultKind = 'job' | 'stream' | 'status' | 'page' | 'absence';

/** The habits of one client (habits/<slug of the client>.json). */
interface Habits {
  /** Headers that it adds, as regular expressions for lower-case names. */
  readonly headers: readonly (Habit & { readonly name: string })[];
  /** JSON fields that it changes: the path, its keys joined by dots, and the value that it may have. */
  readonly fields: readonly (Habit & { readonly path: string; readonly value?: Json })[];
  /** Other requests that it makes, as regular expressions for method, a space, and address. */
  readonly requests: readonly (Habit & { readonly request: string })[];
  /** Answers (their numbers, as in the variant answer-2) that it does not understand; polls: false where it would have to poll. */
  readonly answers: readonly (Habit & { readonly answer: number; readonly polls?: false })[];
  /** Results of which it makes something else than others do: what is printed then, and nothing is saved. */
  readonly results: readonly (Habit & { readonly print: readonly string[] })[];
  /**
   * Failures that it does not explain, or after which it leaves files: of jobs, unless it says of which; failures: of jobs
   * that fail in these ways alone (their numbers, as in the variant failed-job-2).
   */
  readonly silent: readonly (Habit & {
    readonly faults?: readonly FaultKind[];
    readonly failures?: readonly number[];
  })[];
  /** Ways in which jobs fail (their numbers) after which it asks without end. */
  readonly endless: readonly (Habit & { readonly failures: readonly number[] })[];
}

/** Where habits hold: id of the client, and the call. */
export interface Place {
  readonly provider: string;
  readonly client: string;
  readonly request: Request;
}

const FOLDER = new URL('./habits/', import.meta.url);

/** By client, * for every client: one file each. */
const CLIENTS: Readonly<Record<string, Partial<Habits>>> = Object.fromEntries(
  readdirSync(FOLDER).map((name) => {
    const { client, ...habits } = JSON.parse(readFileSync(new URL(name, FOLDER), 'utf8'));
    return [client, habits];
  }),
);

const NAMES = ['headers', 'fields', 'requests', 'answers', 'results', 'silent', 'endless'] as const;

const applies = (habit: Habit, { provider, request }: Place): boolean =>
  (habit.providers?.includes(provider) ?? true) &&
  (habit.tasks?.includes(request.task) ?? true) &&
  (habit.modes?.includes(request.mode) ?? true);

/** The habits that hold in a place: those of every client (*) and the client's own. */
export function habitsOf(place: Place): Habits {
  const base = clients.find(({ id }) => id === place.client)?.async;
  const sets = [CLIENTS['*'] ?? {}, ...(base === undefined ? [] : [CLIENTS[base] ?? {}]), CLIENTS[place.client] ?? {}];
  const all = NAMES.map((name) => {
    const habits = sets.flatMap((set) => (set[name] ?? []) as readonly Habit[]);
    return [name, habits.filter((habit) => applies(habit, place))];
  });
  return Object.fromEntries(all) as unknown as Habits;
}

/** Why a client does not understand an answer of a provider, counted from 1; nothing when it does. */
export const misunderstood = (place: Place, answer: number): string | undefined =>
  habitsOf(place).answers.find((habit) => habit.answer === answer)?.reason;

/** Whether a client waits for jobs of a provider by asking again. */
export const polls = (place: Place): boolean => habitsOf(place).answers.every((habit) => habit.polls !== false);

/**
 * What a snippet must make of what was served.
 * @param excused Is told the reason when that is something else than others make of it.
 */
export function expectedOf(place: Place, served: Served, excused: (reason: string) => void): Served {
  const own = habitsOf(place).results[0];
  if (own) excused(own.reason);
  return own ? { ...served, print: own.print, save: undefined } : served;
}

/**
 * Why a client does not explain a failure; nothing when it does.
 * @param failure The way in which a job fails, counted from 1.
 */
export function silentAbout(place: Place, fault: Fault | 'absence', failure = 1): string | undefined {
  const kind: FaultKind = typeof fault === 'string' ? fault : fault.page ? 'page' : 'status';
  return habitsOf(place).silent.find(
    ({ faults = ['job'], failures = [failure] }) => faults.includes(kind) && failures.includes(failure),
  )?.reason;
}

/** Why a client asks without end for a job that failed in a way, counted from 1; nothing when it does not. */
export const asksOn = (place: Place, failure: number): string | undefined =>
  habitsOf(place).endless.find(({ failures }) => failures.includes(failure))?.reason;

/** Every habit: the client, what it concerns, and the reason. */
export const allHabits = (): { client: string; kind: string; reason: string }[] =>
  Object.entries(CLIENTS).flatMap(([client, habits]) =>
    NAMES.flatMap((kind) => (habits[kind] ?? []).map(({ reason }) => ({ client, kind, reason }))),
  );
