/** A function of runtime/ or languages/ that emitted code calls. */
export type Helper = (...values: never[]) => unknown;

/** Collects what emitted code imports: functions and types by module, below runtime/ unless it is one of languages/. */
export class Imports {
  readonly modules = new Map<string, Map<string, Helper>>();
  readonly types = new Map<string, Set<string>>();

  /** The name by which emitted code calls a function of a module. */
  use(module: string, helper: Helper): string {
    const helpers = this.modules.get(module) ?? new Map<string, Helper>();
    this.modules.set(module, helpers.set(helper.name, helper));
    return helper.name;
  }

  typeFrom(module: string, name: string): string {
    this.types.set(module, (this.types.get(module) ?? new Set()).add(name));
    return name;
  }
}
