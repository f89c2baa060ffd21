import type { Library } from '../../../out/types/library.ts';
import { downloadRule } from '../data/libraries.ts';
import { verifiedSentence } from '../data/verified.ts';
import { Fact, Facts } from './Facts.tsx';
import { Listed } from './Listed.tsx';
import { TaskLink } from './TaskLink.tsx';

const bare = (address: string): string => address.replace(/^https?:\/\//, '');

const ranges = (versions: Readonly<Record<string, string>>): string =>
  Object.entries(versions)
    .map(([name, range]) => `${name} ${range}`)
    .join(', ');

/** What is known of a library. */
export function LibraryFacts({ library }: { library: Library }) {
  const { id, repoName, repoUrl, docsUrl, tasks = [], versions = {}, sources = [], countDownloads } = library;
  const written = ranges(versions);
  const verified = verifiedSentence(id);
  return (
    <Facts stacked>
      <Fact term="Id at the hub">
        <code>{id}</code>
      </Fact>
      <Fact term="Code">
        <a href={repoUrl}>{repoName}</a>
      </Fact>
      {docsUrl && (
        <Fact term="Documentation">
          <a href={docsUrl}>{bare(docsUrl)}</a>
        </Fact>
      )}
      {tasks.length > 0 && (
        <Fact term="Tasks">
          <Listed items={tasks.map((task) => ({ key: task, shown: <TaskLink id={task} /> }))} />
        </Fact>
      )}
      {written && <Fact term="Written for">{written}</Fact>}
      {verified && <Fact term="Verified">{verified}</Fact>}
      <Fact term="Downloads">
        {downloadRule(library)}
        {countDownloads && (
          <>
            <br />
            <code>{countDownloads}</code>
          </>
        )}
      </Fact>
      {sources.length > 0 && (
        <Fact term="Sources">
          <Listed
            items={sources.map((address) => ({ key: address, shown: <a href={address}>{bare(address)}</a> }))}
            between={<br />}
          />
        </Fact>
      )}
    </Facts>
  );
}
