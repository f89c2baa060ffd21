import { packagesOf, samplePath, settingsOf } from '../../../runtime/inference/setup.ts';
import type { InferenceSnippet } from '../../../runtime/inference/types.ts';
import { installChoices } from '../../../runtime/install-choices.ts';
import { shells } from '../../../runtime/shells.ts';
import { to } from '../data/links.ts';
import type { CodeView, Paint, ShellForm } from './code.ts';
import { type InstallView, installView } from './install.ts';

/** What a snippet needs before it runs, as it is shown. */
export interface SetupView {
  /** The names of the packages. */
  readonly packages: readonly string[];
  readonly installs: readonly InstallView[];
  readonly secret?: { readonly variable: string; readonly page?: string; readonly set: CodeView };
  readonly sample?: { readonly name: string; readonly href: string };
  /** A file of the reader's own, by name. */
  readonly own?: string;
}

/** The line that sets a variable, as every shell writes it. */
function settingView(id: string, variable: string, paint: Paint, live: boolean): CodeView {
  const forms = settingsOf(variable).flatMap(({ shell, code }): ShellForm[] => {
    const found = shells.find((one) => one.id === shell);
    if (found === undefined) return [];
    const { label, platforms, language } = found;
    const view = {
      id: `${id}-${shell}`,
      title: `Set ${variable}`,
      code,
      language,
      pieces: paint(code, language),
      live,
    };
    return [{ shell, label, platforms, view }];
  });
  const [first] = forms;
  const view = first?.view ?? { id, title: '', code: '', language: 'sh', pieces: [] };
  return { ...view, id, forms };
}

/**
 * What a snippet needs before it runs; nothing when it needs nothing.
 * @param id Names the block; unique on the page.
 */
export function setupView(id: string, snippet: InferenceSnippet, paint: Paint, live: boolean): SetupView | undefined {
  const { key, file } = snippet;
  // Packages without a command are named in the code, for the program that runs it.
  const packages = packagesOf(snippet).filter(([ecosystem]) => installChoices(ecosystem, []).length > 0);
  const installs = packages.map(([ecosystem, names]) =>
    installView(`${id}-install-${ecosystem}`, installChoices(ecosystem, names), { paint, live }),
  );
  if (packages.length === 0 && key === undefined && file === undefined) return undefined;
  return {
    packages: packages.flatMap(([, names]) => names),
    installs,
    ...(key && { secret: { ...key, set: settingView(`${id}-key`, key.variable, paint, live) } }),
    ...(file?.isSample && { sample: { name: file.name, href: to(samplePath(file.name)) } }),
    ...(file && !file.isSample && { own: file.name }),
  };
}
