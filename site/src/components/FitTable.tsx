import { GIB } from '../../../runtime/memory/fit.ts';
import { Scroll } from './Scroll.tsx';

/** A text that is to fit besides the model, and what it takes. */
export interface Context {
  tokens: number;
  bytes: number;
}

/** What a model can be run as: at a quantization, or with its weights loaded as a type. */
export interface FitRow {
  label: string;
  /** Where the label is explained. */
  href?: string;
  /** What it is good for. */
  text: string;
  /** Bytes of the weights. */
  weights?: number | undefined;
  /** Bytes that running it takes. */
  needs?: number | undefined;
  fits?: boolean | undefined;
}

export interface FitTableProps {
  rows: readonly FitRow[];
  /** The one that stands in the commands; absent where commands name none. */
  used?: string | undefined;
  /** What the reader has, in GiB. */
  memory?: number | undefined;
  /** What of it models can have, in GiB. */
  usable?: number | undefined;
  /** The greatest that fits. */
  best?: string | undefined;
  /** The context that is counted. */
  context?: Context | undefined;
  /** Whether other weights are loaded besides, so that nothing is said of what fits. */
  isPart?: boolean;
  /** Whether the layers of the model are known, so that a context can be counted. */
  isShapeKnown: boolean;
  /** Whether the sizes are those of the files. */
  isOfFiles?: boolean;
}

const gib = (bytes: number | undefined): string =>
  bytes === undefined ? 'varies' : `≈\u00a0${(bytes / GIB).toFixed(1)}\u00a0GiB`;

const said = (fits: boolean | undefined): string => (fits === undefined ? 'not known' : fits ? 'fits' : 'too big');

/** In a sentence what stands in the commands, and why. */
function sentence(props: FitTableProps): string {
  const { used, memory, best, rows } = props;
  if (used === undefined) return sentenceOfTypes(props);
  if (props.isPart)
    return `The weights are loaded with those of other models, which take memory too. The commands name ${used}.`;
  if (memory === undefined) return `The commands name ${used}. Say what you have, and the best that fits is taken.`;
  const isKnown = rows.some(({ fits }) => fits !== undefined);
  if (!isKnown) return `The record does not say how big the model is at its quantizations. The commands name ${used}.`;
  if (best === undefined) return `None of known size fits into ${memory} GiB. The commands name ${used}.`;
  return used === best
    ? `${best} is the best that fits into ${memory} GiB: the commands name it.`
    : `The commands name ${used}; the best that fits into ${memory} GiB is ${best}.`;
}

/** The same where weights are loaded as a type. */
function sentenceOfTypes({ memory, best, rows: [stored] }: FitTableProps): string {
  if (memory === undefined) return 'Say what you have, and it is said what fits.';
  if (best === undefined) return `None fits into ${memory} GiB.`;
  return best === stored?.label
    ? `It fits into ${memory} GiB as its files hold it, and the code loads it so.`
    : `As its files hold it, it does not fit into ${memory} GiB; ${best} does: servers, and code that can load it so, ask for that.`;
}

/** What sizes are made of, and what is not in them. */
function counted({ context, isShapeKnown, isOfFiles, isPart, memory, usable }: FitTableProps): string {
  const sizes = isOfFiles ? 'those of the files' : 'parameters times bits per weight';
  if (isPart) return `Sizes are ${sizes}.`;
  const isShared = memory !== undefined && usable !== undefined && usable < memory;
  const share = isShared ? `Of ${memory} GiB, models can have ${gib(usable * GIB)}: the system keeps the rest. ` : '';
  const rest = `${share}Sizes are ${sizes}. To run takes 1 GiB more, which programs leave free`;
  if (context)
    return `${rest}, and ${gib(context.bytes)} for a context of ${context.tokens.toLocaleString('en')} tokens.`;
  if (isShapeKnown) return `${rest}; a context takes memory besides: choose one, and it is counted.`;
  return `${rest}. Only weights are counted: nothing tells the layers of the model, so what a context takes is not known.`;
}

/** What a model takes at each quantization or type, and which fit. */
export function FitTable(props: FitTableProps) {
  const { rows, used, memory } = props;
  const name = used === undefined ? 'Loaded as' : 'Quantization';
  return (
    <>
      <p role="status">{sentence(props)}</p>
      <p id="fit-counted">{counted(props)}</p>
      <details>
        <summary>{`All ${rows.length} choices, with what each takes`}</summary>
        <Scroll label="Table of what fits">
          <table className="stacked">
            <thead>
              <tr>
                <th scope="col">{name}</th>
                <th scope="col" className="number">
                  Size
                </th>
                <th scope="col" className="number">
                  To run
                </th>
                {memory !== undefined && <th scope="col">In {memory} GiB</th>}
                <th scope="col">What it is good for</th>
              </tr>
            </thead>
            <tbody>
              {rows.map(({ label, href, text, weights, needs, fits }) => (
                <tr key={label} aria-current={label === used || undefined}>
                  <th scope="row">
                    {href ? (
                      <a href={href}>
                        <code>{label}</code>
                      </a>
                    ) : (
                      <code>{label}</code>
                    )}
                  </th>
                  <td className="number" data-name="Size">
                    {gib(weights)}
                  </td>
                  <td className="number" data-name="To run">
                    {needs === undefined && weights !== undefined ? 'more' : gib(needs)}
                  </td>
                  {memory !== undefined && <td data-name={`In ${memory} GiB`}>{said(fits)}</td>}
                  <td className="prose">{text}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </Scroll>
      </details>
    </>
  );
}
