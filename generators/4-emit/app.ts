import type { App } from '../../out/types/app.ts';
import type { Condition } from '../../out/types/condition.ts';
import { slugOf } from '../../runtime/slug.ts';
import { testOf } from '../2-analyse/condition.ts';
import { MODEL } from '../2-analyse/library.ts';
import type { Scope } from '../2-analyse/scope.ts';
import { environmentOf } from '../3-compile/environment.ts';
import { testCode } from '../3-compile/expression.ts';
import { createUnit, type Unit } from '../3-compile/functions.ts';
import { typesOf } from '../3-compile/reads.ts';
import { constant, importDeclarations, importOf, moduleText, Raw } from './source.ts';
import type { Emit } from './ts-morph.ts';

/** A condition as a function of the model. */
function functionOf(condition: Condition, scope: Scope, unit: Unit): Raw {
  const report = ({ code }: { code: string }): never => {
    throw new Error(`a condition that was not checked: ${code}`);
  };
  const test = testOf(condition, scope, report, () => '');
  return new Raw(`(${MODEL}: Model) => ${testCode(test, environmentOf(typesOf(scope)), unit.imports).text}`);
}

/** The module of an app: what is printed for a model that it takes. */
export function emitApp(emit: Emit, file: string, app: App, scope: Scope): string {
  const unit = createUnit([]);
  const compiled = <Item extends { when?: Condition }>(items: readonly Item[] | undefined) =>
    items?.map(({ when, ...rest }) => (when ? { ...rest, applies: functionOf(when, scope, unit) } : rest));
  const { id, label, kind, docsUrl, platforms, access, server, notices } = app;
  const value = {
    id,
    label,
    kind,
    docsUrl,
    platforms,
    access,
    link: compiled(app.link),
    server,
    steps: compiled(app.steps),
    notices,
  };
  const asks = [...(app.link ?? []), ...(app.steps ?? [])].some(({ when }) => when);
  return moduleText(
    emit,
    [file],
    [
      ...(asks ? [importOf('../../types/model.ts', ['Model'], true)] : []),
      ...importDeclarations(unit.imports, '../../../'),
      importOf('../../../runtime/apps/types.ts', ['AppEntry'], true),
      constant({ name: 'entry', type: 'AppEntry', value, docs: `${label}: ${docsUrl}`, isExported: true }),
    ],
  );
}

/** The module of all apps: which take a model, and how the module of each is imported. */
export function emitAppIndex(emit: Emit, apps: readonly App[], scope: Scope): string {
  const unit = createUnit([]);
  const value = apps.map(({ id, label, when }) => ({
    id,
    label,
    applies: functionOf(when, scope, unit),
    load: new Raw(`async () => (await import('./${slugOf(id)}.ts')).entry`),
  }));
  return moduleText(
    emit,
    ['catalogue/apps'],
    [
      importOf('../../types/model.ts', ['Model'], true),
      ...importDeclarations(unit.imports, '../../../'),
      importOf('../../../runtime/apps/types.ts', ['ListedApp'], true),
      constant({
        name: 'apps',
        type: 'readonly ListedApp[]',
        value,
        docs: 'Every app, in the order of the catalogue.',
        isExported: true,
      }),
    ],
  );
}
