import { codeOfFileType, describeFileType, FILE_TYPES } from '../../../runtime/gguf/index.ts';
import { bytesNeeded, bytesOfGguf, GIB } from '../../../runtime/memory/index.ts';
import { Scroll } from './Scroll.tsx';

const levels = FILE_TYPES.map((type) => ({ type, code: codeOfFileType(type), ...describeFileType(type) }));

const bits = ({ bitsPerWeight, basis }: (typeof levels)[number]): string =>
  bitsPerWeight === undefined ? 'varies' : `${basis === 'exact' ? '' : '≈ '}${Number(bitsPerWeight.toFixed(2))}`;

/** Weights of the model that the sizes are for. */
const WEIGHTS = 8e9;

const gib = (bytes: number | undefined): string => (bytes === undefined ? 'varies' : (bytes / GIB).toFixed(1));

const size = ({ type }: (typeof levels)[number]): number | undefined => bytesOfGguf(WEIGHTS, type);

const needs = (level: (typeof levels)[number]): number | undefined => {
  const weights = size(level);
  return weights === undefined ? undefined : bytesNeeded({ weights });
};

/** The levels of quantization. */
export function GgufTable() {
  return (
    <Scroll label="Table of levels">
      <table className="stacked">
        <caption>
          From biggest to smallest. Bits per weight with ≈ are measured or count the main tensor type only. Sizes are
          for 8 billion weights; to run takes 1 GiB more, and a context takes memory besides.
        </caption>
        <thead>
          <tr>
            <th scope="col">Level</th>
            <th scope="col" className="number">
              Code
            </th>
            <th scope="col" className="number">
              Bits per weight
            </th>
            <th scope="col" className="number">
              Size, GiB
            </th>
            <th scope="col" className="number">
              To run, GiB
            </th>
            <th scope="col">Kind</th>
            <th scope="col">What it is good for</th>
          </tr>
        </thead>
        <tbody>
          {levels.map((level) => (
            <tr key={level.type} id={level.type.toLowerCase()}>
              <th scope="row">
                <code>{level.type}</code>
              </th>
              <td className="number" data-name="Code">
                {level.code}
              </td>
              <td className="number" data-name="Bits">
                {bits(level)}
              </td>
              <td className="number" data-name="GiB">
                {gib(size(level))}
              </td>
              <td className="number" data-name="To run">
                {gib(needs(level))}
              </td>
              <td className="kind">{level.family}</td>
              <td className="prose">{level.description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
