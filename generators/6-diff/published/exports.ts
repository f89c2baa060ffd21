import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type ParseResult, parseSync } from 'oxc-parser';

/** What a module exports: each name with the names of its members, where it is an interface or a type of an object. */
export type Exports = ReadonlyMap<string, readonly string[]>;

type Statement = ParseResult['program']['body'][number];
type Parsed = { readonly statements: readonly Statement[]; readonly exported: ParseResult['module']['staticExports'] };

/** Names of a type's own members; those of a type that it extends count where that is exported itself. */
function membersOf(type: unknown): string[] {
  const node = type as { type: string; body?: unknown; members?: unknown; types?: unknown };
  if (node.type === 'TSIntersectionType') return (node.types as unknown[]).flatMap(membersOf);
  const members = node.type === 'TSInterfaceBody' ? node.body : node.type === 'TSTypeLiteral' ? node.members : [];
  return (members as { key?: { name?: string; value?: string } }[]).flatMap(({ key }) => key?.name ?? key?.value ?? []);
}

/** The interfaces and types of objects that a module declares, by name. */
function declaredTypes(statements: readonly Statement[]): Map<string, string[]> {
  const types = new Map<string, string[]>();
  for (const statement of statements) {
    const found = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (found?.type === 'TSInterfaceDeclaration') types.set(found.id.name, membersOf(found.body));
    if (found?.type === 'TSTypeAliasDeclaration') types.set(found.id.name, membersOf(found.typeAnnotation));
  }
  return types;
}

/** Reads what modules export, each file once. */
export class ExportReader {
  private readonly parsed = new Map<string, Parsed>();
  private readonly known = new Map<string, Exports>();

  /** What a module of a folder exports, also of others; nothing where there is no such file. */
  of(path: string): Exports {
    const known = this.known.get(path);
    if (known) return known;
    // A module that exports of one that exports of it adds nothing the second time.
    this.known.set(path, new Map());
    const found = existsSync(path) ? this.read(path) : new Map();
    this.known.set(path, found);
    return found;
  }

  private parse(path: string): Parsed {
    const found = this.parsed.get(path);
    if (found) return found;
    const { program, module } = parseSync(path, readFileSync(path, 'utf8'));
    const parsed = { statements: program.body, exported: module.staticExports };
    this.parsed.set(path, parsed);
    return parsed;
  }

  private read(path: string): Exports {
    const { statements, exported } = this.parse(path);
    const types = declaredTypes(statements);
    const all = new Map<string, readonly string[]>();
    for (const { moduleRequest, importName, exportName, localName } of exported.flatMap(({ entries }) => entries)) {
      const from = moduleRequest ? this.of(join(dirname(path), moduleRequest.value)) : undefined;
      if (importName.kind === 'AllButDefault') for (const [name, members] of from ?? []) all.set(name, members);
      const name = exportName.name ?? (exportName.kind === 'Default' ? 'default' : undefined);
      const source = importName.name ?? localName.name ?? name ?? '';
      if (name !== undefined && name !== null) all.set(name, from?.get(source) ?? types.get(source) ?? []);
    }
    return all;
  }
}
