import type { BeforeView, LibraryView } from '../views/library.ts';
import { CodeBlock } from './CodeBlock.tsx';
import { Install } from './Install.tsx';
import { Notices } from './Notices.tsx';
import { Tabs } from './Tabs.tsx';

/** What is done first, each with its number. */
function Before({ before, from = 0 }: { before: readonly BeforeView[]; from?: number }) {
  return before.map((one, at) => (
    <div key={'install' in one ? one.install.id : one.code.id} data-step={from + at + 1}>
      {'install' in one ? <Install {...one.install} /> : <CodeBlock {...one.code} />}
    </div>
  ));
}

/** One library's snippets for one model: what is done first, then each piece of code, in tabs when there are several. */
export function LibrarySnippets({ label, group, before, notices, pieces }: LibraryView) {
  return (
    <div className="steps">
      <Notices notices={notices} />
      <Before before={before} />
      <Tabs
        group={group}
        label={`${label} snippets`}
        preference="variant"
        tabs={pieces.map((piece) => {
          const done = before.length + piece.before.length;
          return {
            value: piece.code.id,
            label: piece.code.title,
            content: (
              <>
                <Before before={piece.before} from={before.length} />
                <div data-step={done > 0 ? done + 1 : undefined}>
                  <CodeBlock {...piece.code} />
                </div>
              </>
            ),
          };
        })}
      />
    </div>
  );
}
