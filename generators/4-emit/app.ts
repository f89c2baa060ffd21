import type { App } from '../../out/types/app.ts';
import type { Condition } from '../../out/types/condition.ts';
import { slugOf } from '../../runtime/slug.ts';
import { conditionsOf, takenBy } from '../2-analyse/app.ts';
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

/** Whether a word of a command stands there for some models alone. */
const isConditional = (word: unknown): word is { when?: Condition } =>
  typeof word === 'object' && word !== null && 'when' in word;

/** The module of an app: what is printed for a model that it takes. */
export function emitApp(emit: Emit, file: string, app: App, scope: Scope): string {
  const unit = createUnit([]);
  const withTest = <Item extends { when?: Condition }>({ when, ...rest }: Item) =>
    when ? { ...rest, applies: functionOf(when, scope, unit) } : rest;
  const steps = app.steps?.map(({ words, ...step }) => ({
    ...withTest(step),
    ...(words && { words: words.map((word) => (isConditional(word) ? withTest(word) : word)) }),
  }));
  const { id, label, kind, docsUrl, platforms, access, context, server, notices } = app;
  const value = {
    id,
    label,
    kind,
    docsUrl,
    platforms,
    access,
    context,
    link: app.link?.map(withTest),
    server,
    steps,
    notices,
  };
  const asks = conditionsOf(app).length > 1;
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
  const value = apps.map((app) => ({
    id: app.id,
    label: app.label,
    ...(app.wholeFiles && { wholeFiles: app.wholeFiles }),
    applies: functionOf(takenBy(app), scope, unit),
    load: new Raw(`async () => (await import('./${slugOf(app.id)}.ts')).entry`),
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
