/** What a server was started with. */
export interface Setting {
  /** Address of a hub instead of the catalogue's. */
  readonly hub?: string | undefined;
  /** Seconds that the hub may take for everything. */
  readonly timeout: number;
  /** The date that receipts are read on, as 2026-11-21. */
  readonly today: () => string;
}

/** Long enough for a slow network, short enough for a person who waits for an assistant. */
export const DEFAULT_TIMEOUT_S = 10;

export const dateOfToday = (): string => new Date().toISOString().slice(0, 10);
