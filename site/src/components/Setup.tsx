import type { ReactNode } from 'react';
import type { SetupView } from '../views/setup.ts';
import { Install } from './Install.tsx';
import { Listed } from './Listed.tsx';
import { ShellCode } from './ShellCode.tsx';

/** The line that stays when the rest is folded: what has to be done, in one sentence. */
function summaryOf({ packages, secret, sample, own }: SetupView): { key: string; shown: ReactNode }[] {
  const names = packages.map((name) => ({ key: name, shown: <code>{name}</code> }));
  return [
    ...(packages.length > 0 ? [{ key: 'install', shown: ['install ', <Listed key="names" items={names} />] }] : []),
    ...(secret ? [{ key: 'key', shown: ['set ', <code key="name">{secret.variable}</code>] }] : []),
    ...(sample ? [{ key: 'file', shown: ['download ', <code key="name">{sample.name}</code>] }] : []),
    ...(own ? [{ key: 'own', shown: ['have ', <code key="name">{own}</code>, ' in the folder'] }] : []),
  ];
}

/** What a snippet needs before it runs: packages, a key, a file. Folded below the sentence that says it. */
export function Setup(view: SetupView) {
  const { installs, secret, sample } = view;
  return (
    <details className="setup" data-pagefind-ignore="">
      <summary>
        {'Before you run it: '}
        <Listed items={summaryOf(view)} />
      </summary>
      {installs.map((install) => (
        <Install key={install.id} {...install} />
      ))}
      {secret?.page && (
        <p>
          {'A key is made at '}
          <a href={secret.page}>{secret.page.replace('https://', '')}</a>. Put it in the place of <code>your-key</code>.
        </p>
      )}
      {secret && <ShellCode {...secret.set} />}
      {sample && (
        <p>
          {'Download '}
          <a href={sample.href} download={sample.name}>
            {sample.name}
          </a>
          {' into the folder in which you run the code.'}
        </p>
      )}
    </details>
  );
}
