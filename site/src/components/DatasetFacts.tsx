import type { Dataset } from '../../../out/types/dataset.ts';
import { splitsInWords } from '../data/datasets.ts';
import { hubLink } from '../data/links.ts';
import { Fact, Facts } from './Facts.tsx';

/** What is known of a data set: its configurations, its splits and their rows, the format of its files, its licence. */
export function DatasetFacts({ dataset }: { dataset: Dataset }) {
  const { id, configs, splits, format, licence } = dataset;
  return (
    <Facts>
      {configs.length > 1 && <Fact term="Configurations">{configs.join(', ')}</Fact>}
      {splits.length > 0 && <Fact term="Splits">{splitsInWords(dataset)}</Fact>}
      {format && <Fact term="Format">{format}</Fact>}
      {licence && <Fact term="Licence">{licence}</Fact>}
      <Fact term="Repository">
        <a href={hubLink(id, 'datasets/')}>{id}</a>
      </Fact>
    </Facts>
  );
}
