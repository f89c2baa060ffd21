import type { InstallView } from '../views/install.ts';
import { ShellCode } from './ShellCode.tsx';
import { Tabs } from './Tabs.tsx';

/** An install command, in tabs when there are several package managers for it. */
export function Install({ id, choices }: InstallView) {
  return (
    <Tabs
      group={id}
      label="Package manager"
      preference="manager"
      minor
      tabs={choices.map(({ manager, label, code }) => ({
        value: manager,
        label,
        content: <ShellCode {...code} />,
      }))}
    />
  );
}
