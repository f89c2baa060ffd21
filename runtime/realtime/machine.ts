/** The states of a live call. */
export type State = 'idle' | 'connecting' | 'authRequired' | 'authInProgress' | 'active' | 'failed';

/** What can happen to it. */
export type MachineEvent =
  /** The caller has something to send. */
  | 'send'
  /** The caller wants the connection, or wants it again after it has failed. */
  | 'open'
  /** There is no token, or it is past 90 % of its life. */
  | 'tokenMissing'
  /** It is time to ask the provider for one. */
  | 'ask'
  | 'authenticated'
  /** The provider gave none. */
  | 'refused'
  | 'opened'
  /** The server does not accept the token. */
  | 'unauthorized'
  /** The socket broke, and there are tries left. */
  | 'lost'
  /** The server closed with code 1000, and nothing waits to be sent. */
  | 'ended'
  /** Something failed once too often. */
  | 'exhausted'
  /** The caller is done. */
  | 'close';

/** What is to be done on the way; the connection knows how. */
export type Action =
  /** Open a socket, or report that the token is missing. */
  | 'connect'
  /** After a pause that grows with the failures in a row; at once when there were none. */
  | 'connectLater'
  | 'askNow'
  /** After a pause that grows with the failures in a row, as for `connectLater`. */
  | 'askLater'
  | 'fetchToken'
  /** Start what goes with a live socket: the timers that refresh the token, ping, and notice silence. */
  | 'activate'
  /** Send what waits, as fast as the throttle allows. */
  | 'flush'
  | 'dropToken'
  | 'dropSocket'
  /** Drop what waits to be sent. */
  | 'dropMessages'
  | 'resetTries';

export interface Transition {
  to: State;
  actions: readonly Action[];
}

type Table = Readonly<Record<State, Readonly<Partial<Record<MachineEvent, Transition>>>>>;

const go = (to: State, ...actions: Action[]): Transition => ({ to, actions });

const CLOSE = go('idle', 'dropSocket', 'dropMessages');
const GIVE_UP = go('failed', 'dropSocket', 'dropMessages');

/** Every transition there is. An event that a state does not list changes nothing. */
export const TRANSITIONS: Table = {
  idle: {
    send: go('connecting', 'connectLater'),
    open: go('connecting', 'connectLater'),
    close: CLOSE,
  },
  connecting: {
    tokenMissing: go('authRequired', 'askNow'),
    opened: go('active', 'activate', 'flush'),
    unauthorized: go('authRequired', 'dropSocket', 'dropToken', 'askLater'),
    lost: go('connecting', 'dropSocket', 'connectLater'),
    exhausted: GIVE_UP,
    close: CLOSE,
  },
  authRequired: {
    ask: go('authInProgress', 'fetchToken'),
    close: CLOSE,
  },
  authInProgress: {
    authenticated: go('connecting', 'connect'),
    refused: go('authRequired', 'askLater'),
    exhausted: GIVE_UP,
    close: CLOSE,
  },
  active: {
    send: go('active', 'flush'),
    unauthorized: go('authRequired', 'dropSocket', 'dropToken', 'askLater'),
    lost: go('connecting', 'dropSocket', 'connectLater'),
    ended: go('idle', 'dropSocket'),
    exhausted: GIVE_UP,
    close: CLOSE,
  },
  failed: {
    open: go('connecting', 'resetTries', 'connect'),
    close: CLOSE,
  },
};

export const STATES = Object.keys(TRANSITIONS) as State[];

/** The transition for an event, or undefined when the state does not care about it. */
export function transitionFor(state: State, event: MachineEvent): Transition | undefined {
  return TRANSITIONS[state][event];
}
