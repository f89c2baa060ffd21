import { codeOfFileType, describeFileType, FILE_TYPES } from '../../../runtime/gguf/index.ts';
import { Scroll } from './Scroll.tsx';

const levels = FILE_TYPES.map((type) => ({ type, code: codeOfFileType(type), ...describeFileType(type) }));

const bits = ({ bitsPerWeight, basis }: (typeof levels)[number]): string =>
  bitsPerWeight === undefined ? 'varies' : `${basis === 'exact' ? '' : '≈ '}${Number(bitsPerWeight.toFixed(2))}`;

/** The levels of quantization. */
export function GgufTable() {
  return (
    <Scroll label="Table of levels">
      <table>
        <caption>
          From biggest to smallest. Bits per weight with ≈ are measured or count the main tensor type only.
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
              <td className="number">{level.code}</td>
              <td className="number">{bits(level)}</td>
              <td>{level.family}</td>
              <td className="prose">{level.description}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
