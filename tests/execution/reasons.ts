import type { StatedReason } from '../../generators/1-load/reason.ts';

const REPOSITORY = /\bgit is refused here|a list of packages that is no registry is refused here/;
const VENDOR =
  /only has wheels for[^\n]*`(macosx|win)_|no wheels with a matching platform tag \(e\.g\., `(macosx|win)_|only has bottles for macOS: /;
const PYTHON =
  /no wheels with a matching Python (version|ABI) tag|requires Python|requires-python|does not satisfy Python/i;
/** A package that compiles code for NVIDIA's GPUs while it is installed. */
const COMPILER = /CUDA_HOME environment variable is not set|\bnvcc was not found|bare_metal_version/;
const NO_DEVICE =
  /Found no NVIDIA driver|No CUDA GPUs are available|not compiled with CUDA enabled|no CUDA-capable device|there is no CUDA device|CUDA driver version is insufficient|libcuda\.so|CUDA (is|was) not available|No (GPU|CUDA device)s? (found|detected|available)/i;

/** The outcome of what ends for want of a GPU, with cuda and with cpu. */
export const NEEDS_GPU = 'not run: needs a GPU and has no CPU path';

/** What a failed installation shows that no work on the snippet can remove; nothing when it shows none of these. */
export function reasonOfInstall(said: string): string | undefined {
  if (REPOSITORY.test(said)) return 'not run: installs from a repository';
  if (COMPILER.test(said)) return NEEDS_GPU;
  if (VENDOR.test(said)) return 'not run: hardware of one vendor';
  return PYTHON.test(said) ? 'not run: no release for this Python' : undefined;
}

/** Whether a program ended because there is no GPU. */
export const lacksDevice = (said: string): boolean => NO_DEVICE.test(said.slice(-4000));

/** What the runner says of a snippet that it ended. */
export const endedAfter = (limit: number): string => `it did not end within ${limit} s`;

/** The reason of what was ended by the runner alone. */
const LONGER = 'trains for longer than a run lasts';
const ENDED = /^it did not end within \d+ s$/m;

/** The outcome of a variant with a stated reason, from what happened when it was tried: a reason without evidence is a failure. */
export function outcomeOf({ reason, evidence, why }: StatedReason, passed: boolean, said: string): string {
  if (passed) return 'failed: it ran, though a reason is stated why it cannot';
  if (!said.includes(evidence))
    return `failed: ${JSON.stringify(evidence)}, the evidence of the stated reason, was not printed`;
  if (reason === LONGER && !ENDED.test(said))
    return 'failed: it ended by itself, though it is said to train for longer';
  return `not run: ${reason}${why ? `: ${why}` : ''}`;
}
