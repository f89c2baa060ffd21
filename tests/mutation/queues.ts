/** Work that must not overlap: what has the same name is done in the order in which it was asked for. */
export class Queues {
  private readonly last = new Map<string, Promise<unknown>>();

  /** Does something when all that was asked for before with the same name has ended. */
  after<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const before = this.last.get(name) ?? Promise.resolve();
    const mine = before.then(work, work);
    this.last.set(name, mine);
    return mine;
  }
}
