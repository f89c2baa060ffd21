import { hub as ownHub } from '../../../out/modules/hub.ts';
import { loadLibrary } from '../../../out/modules/libraries/index.ts';
import { noticeLabels } from '../../../out/modules/notices.ts';
import { isProviderId, providerLabels } from '../../../out/modules/providers/index.ts';
import type { RenderedSetup } from '../../../out/types/render-output.ts';
import { block, escapedText, joined, linkTo } from '../../../runtime/markdown.ts';
import type { Notice } from '../../../runtime/notices.ts';
import { MODELS, pageOf } from '../record.ts';
import { similar } from '../similar.ts';
import { type Chosen, chooseSnippets } from '../snippets.ts';
import { type Wish, WishError } from './wish.ts';

/** Before every run: what is printed says when code ran, and does not change by the day on which it is printed. */
const NO_DAY = '0001-01-01';
const LEVEL = 3;
/** Markdown has no deeper headings. */
const DEEPEST = 6;
const LANGUAGE_OF_CALLS = 'python';

const heading = (level: number, text: string): string => `${'#'.repeat(Math.min(level, DEEPEST))} ${escapedText(text)}`;

const noticeList = (notices: readonly Notice[]): string =>
  notices
    .map(({ kind, text }) => {
      const label = noticeLabels[kind];
      return `- ${label === undefined ? '' : `**${escapedText(label)}**: `}${escapedText(text)}\n`;
    })
    .join('');

/** What a call needs before it runs: its packages, then its key and files. */
function needs({ install = [], key, files = [] }: Partial<RenderedSetup> = {}): string[] {
  const [first] = install;
  const made = key?.href === undefined ? '' : ` with ${linkTo('a key', key.href)}`;
  const set = key ? `- Set ${escapedText(key.variable)}${made}.\n` : '';
  const have = files.map(({ name }) => `- Have ${escapedText(name)} in the folder.\n`).join('');
  return [...(first ? [block(first.code, 'sh')] : []), `${set}${have}`];
}

const said = (proof: string | undefined): string | undefined => (proof === undefined ? undefined : escapedText(proof));

type Pieces = (string | undefined)[];

interface Asked {
  readonly wish: Wish;
  readonly level: number;
}

/** The code of one library for the model: the one that was asked for, else the model's own. */
async function ofLibrary({ printed, reasons }: Chosen, { wish, level }: Asked): Promise<Pieces> {
  const { library: id = printed.library[0]?.library, variant, language } = wish.options;
  const own = printed.library.filter(({ library }) => library === id);
  const code = own.filter(({ kind }) => kind === 'code');
  const variants = [...new Set(code.map((item) => item.variant))];
  if (variant !== undefined && code.length > 0 && !variants.includes(variant))
    throw new WishError(`there is no variant "${variant}" of this model.`, similar(variant, variants));
  const wanted = code.filter(
    (item) =>
      (variant === undefined || item.variant === variant) && (language === undefined || item.language === language),
  );
  if (id === undefined || wanted.length === 0) {
    const languages = [...new Set(code.map((item) => item.language))];
    const hint = languages.length > 0 ? `There is code in: ${languages.join(', ')}.` : reasons.join(' ');
    throw new WishError('there is no such code for this model.', hint);
  }
  const entry = await loadLibrary(id);
  const label = entry?.prettyLabel ?? id;
  const about = entry?.docsUrl ?? entry?.repoUrl;
  const notices = (printed.notices ?? []).filter(({ library }) => library === undefined || library === id);
  return [
    heading(level, `Use ${printed.id} with ${label}`),
    noticeList(notices),
    ...own.filter(({ kind }) => kind === 'install').map((item) => block(item.code, item.language)),
    ...wanted.flatMap((item) => [
      wanted.length > 1 ? heading(level + 1, item.title) : undefined,
      block(item.code, item.language),
      said(item.proof),
    ]),
    about === undefined ? undefined : linkTo(label, about),
  ];
}

/** One call of the model: the first one of the client and language that were asked for. */
function ofCall({ printed, shown, reasons }: Chosen, { wish, level }: Asked): Pieces {
  const { provider = ownHub.automatic, client, language = client ? undefined : LANGUAGE_OF_CALLS } = wish.options;
  const at = printed.inference.findIndex((item) => language === undefined || item.language === language);
  const item = printed.inference[at];
  if (!item) throw new WishError('there is no such call of this model.', reasons.join(' '));
  const through = isProviderId(provider) ? providerLabels[provider] : 'an inference provider';
  const own = (printed.notices ?? []).filter(({ library }) => library === undefined);
  return [
    heading(level, `Call ${printed.id} through ${through}`),
    noticeList([...own, ...(printed.inferenceNotices ?? [])]),
    ...needs(item.setup),
    block(item.code, item.language),
    said(shown[printed.library.length + at]?.receipt?.sentence),
  ];
}

/**
 * What stands between the markers of a block, as Markdown with plain line breaks: a heading, notices, what to install, the
 * code, what was done with it, links.
 * @param record The record of the model, as the hub's API gives it.
 * @param hub The hub whose page of the model is linked.
 * @throws WishError where there is no such code, UsageError where the marker names what there is not.
 */
export async function contentOf(wish: Wish, record: Record<string, unknown>, hub: string): Promise<string> {
  const { library, provider, client, prompt, level = String(LEVEL) } = wish.options;
  const choice = { library, provider, client, prompt, today: NO_DAY };
  const chosen = await chooseSnippets(record, choice, loadLibrary);
  const asked = { wish, level: Number(level) };
  const isCall = provider !== undefined || client !== undefined;
  if (isCall && library === undefined && wish.options.variant !== undefined)
    throw new WishError(
      'variant is about the code of a library, and this is a call.',
      'Leave it out, or name a library.',
    );
  return joined([
    ...(isCall && library === undefined ? [] : await ofLibrary(chosen, asked)),
    ...(isCall ? ofCall(chosen, asked) : []),
    linkTo(chosen.printed.id, pageOf(hub, MODELS, chosen.printed.id)),
  ]);
}
