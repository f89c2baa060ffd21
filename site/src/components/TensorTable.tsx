import {
  bitsPerTensorWeight,
  codeOfTensorType,
  describeTensorType,
  TENSOR_TYPES,
} from '../../../runtime/gguf/index.ts';
import { Scroll } from './Scroll.tsx';

/** The types of tensors in a quantized file. */
export function TensorTable() {
  return (
    <Scroll label="Table of tensor types">
      <table className="stacked">
        <caption>In order of the code; bits per weight include the scales and are exact.</caption>
        <thead>
          <tr>
            <th scope="col">Type</th>
            <th scope="col" className="number">
              Code
            </th>
            <th scope="col" className="number">
              Bits per weight
            </th>
            <th scope="col">How it stores numbers</th>
          </tr>
        </thead>
        <tbody>
          {TENSOR_TYPES.map((type) => (
            <tr key={type}>
              <th scope="row">
                <code>{type}</code>
              </th>
              <td className="number" data-name="Code">
                {codeOfTensorType(type)}
              </td>
              <td className="number" data-name="Bits">
                {Number(bitsPerTensorWeight(type).toFixed(4))}
              </td>
              <td className="prose">{describeTensorType(type)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Scroll>
  );
}
