import { GIB } from '../../../runtime/memory/fit.ts';
import type { FittingQuantization } from '../../../runtime/memory/quantizations.ts';
import { page } from '../data/links.ts';
import { Scroll } from './Scroll.tsx';

export interface FitTableProps {
  quantizations: readonly FittingQuantization[];
  /** The one that stands in the commands. */
  used: string;
  /** What the reader has, in GiB. */
  memory?: number | undefined;
  /** The greatest that fits. */
  best?: string | undefined;
}

const gib = (bytes: number | undefined): string =>
  bytes === undefined ? 'varies' : `≈ ${(bytes / GIB).toFixed(1)} GiB`;

const said = (fits: boolean | undefined): string => (fits === undefined ? 'not known' : fits ? 'fits' : 'too big');

/** In a sentence what stands in the commands, and why. */
function sentence({ used, memory, best, quantizations }: FitTableProps): string {
  if (memory === undefined) return `The commands name ${used}. Say what you have, and the best that fits is taken.`;
  const isKnown = quantizations.some(({ fits }) => fits !== undefined);
  if (!isKnown) return `The record does not say how big the model is. The commands name ${used}.`;
  if (best === undefined) return `None of known size fits into ${memory} GiB. The commands name ${used}.`;
  return used === best
    ? `${best} is the best that fits into ${memory} GiB: the commands name it.`
    : `The commands name ${used}; the best that fits into ${memory} GiB is ${best}.`;
}

/** What a model takes at each quantization, and which fit. */
export function FitTable(props: FitTableProps) {
  const { quantizations, used, memory } = props;
  return (
    <>
      <p role="status">{sentence(props)}</p>
      <Scroll label="Table of quantizations">
        <table>
          <caption>
            Sizes are parameters times bits per weight. To run takes 1 GiB more, which programs leave free, and a
            context takes memory besides.
          </caption>
          <thead>
            <tr>
              <th scope="col">Quantization</th>
              <th scope="col" className="number">
                Size
              </th>
              <th scope="col" className="number">
                To run
              </th>
              {memory !== undefined && <th scope="col">In {memory} GiB</th>}
            </tr>
          </thead>
          <tbody>
            {quantizations.map(({ label, type, weights, needs, fits }) => (
              <tr key={label} aria-current={label === used || undefined}>
                <th scope="row">
                  <a href={`${page('quantization')}#${type.toLowerCase()}`}>
                    <code>{label}</code>
                  </a>
                </th>
                <td className="number">{gib(weights)}</td>
                <td className="number">{gib(needs)}</td>
                {memory !== undefined && <td>{said(fits)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </Scroll>
    </>
  );
}
