/** Collects what emitted code imports: names by module of runtime/, values apart from types. */
export class Imports {
  readonly modules = new Map<string, Set<string>>();
  readonly types = new Map<string, Set<string>>();

  use(module: string, name: string): string {
    this.modules.set(module, (this.modules.get(module) ?? new Set()).add(name));
    return name;
  }

  typeFrom(module: string, name: string): string {
    this.types.set(module, (this.types.get(module) ?? new Set()).add(name));
    return name;
  }
}
