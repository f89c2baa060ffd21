import type { Dataset } from '../../../out/types/dataset.ts';
import { hubLink } from '../data/links.ts';
import { Fact, Facts } from './Facts.tsx';

/** What is known of a data set: its configurations, its splits, and the format of its files. */
export function DatasetFacts({ dataset }: { dataset: Dataset }) {
  const { id, configs, splits, format, license } = dataset;
  return (
    <Facts>
      {configs.length > 1 && <Fact term="Configurations">{configs.join(', ')}</Fact>}
      {splits.length > 0 && <Fact term="Splits">{splits.join(', ')}</Fact>}
      {format && <Fact term="Format">{format}</Fact>}
      {license && <Fact term="License">{license}</Fact>}
      <Fact term="Repository">
        <a href={hubLink(id, 'datasets/')}>{id}</a>
      </Fact>
    </Facts>
  );
}
