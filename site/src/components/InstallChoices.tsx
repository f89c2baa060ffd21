import type { Library } from '../../../out/types/library.ts';
import { installChoices } from '../../../runtime/install-choices.ts';
import { ecosystems } from '../data/catalogue.ts';
import { highlight } from '../data/highlight.ts';
import { installView } from '../views/install.ts';
import { Install } from './Install.tsx';
import { Listed } from './Listed.tsx';

/** How a library is installed, from every registry that has it; one without a command is said in words. */
export function InstallChoices({ install }: { install: NonNullable<Library['install']> }) {
  return (
    <section>
      <h2>Install</h2>
      {Object.entries(install).map(([ecosystem, packages]) => {
        const choices = installChoices(ecosystem, packages);
        if (choices.length > 0)
          return <Install key={ecosystem} {...installView(`install-${ecosystem}`, choices, { paint: highlight })} />;
        const names = packages.map((name) => ({ key: name, shown: <code>{name}</code> }));
        return (
          <p key={ecosystem}>
            {'Add '}
            <Listed items={names} />
            {` with the ${ecosystems.find(({ id }) => id === ecosystem)?.label ?? ecosystem}.`}
          </p>
        );
      })}
    </section>
  );
}
