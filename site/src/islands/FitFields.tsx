import { OwnCode } from './OwnCode.tsx';
import { type FitProps, useFit } from './use-fit.tsx';

/** What the reader's machine has room for: the best quantization that fits is written into every command, or the chosen one. */
export function FitFields(props: FitProps) {
  const { model, built } = props;
  const { quantization, fields } = useFit(props);
  return (
    <>
      {fields}
      <OwnCode model={model} quantization={quantization === built ? '' : quantization} />
    </>
  );
}
