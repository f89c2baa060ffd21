import type { CodeView } from '../views/code.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Tabs } from './Tabs.tsx';

/** A block of code; a command that shells write differently has a tab for each, that of the reader's system first shown. */
export function ShellCode({ forms, ...code }: CodeView) {
  if (!forms) return <CodeBlock {...code} />;
  return (
    <Tabs
      group={`${code.id}-shell`}
      label="Shell"
      preference="shell"
      minor
      tabs={forms.map(({ shell, label, platforms, view, reason }) => ({
        value: shell,
        label,
        platforms,
        content: view ? <CodeBlock {...view} /> : <p className="note">{reason}</p>,
      }))}
    />
  );
}
