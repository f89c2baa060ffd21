import type { Receipt } from '../../../runtime/receipt/receipt.ts';
import type { Painted } from '../browser/paint.ts';

/** What was recorded of a call. */
export interface RecordedCall {
  readonly sentence: string;
  /** Where what was sent and answered stands; absent where it was recorded of other code. */
  readonly href?: string;
}

/** A link by its words. */
export interface Link {
  readonly label: string;
  readonly href: string;
}

/** How code runs from its address, and what is installed for it. */
export interface RunView {
  /** Of the command; unique on the page. */
  readonly id: string;
  readonly packages: readonly string[];
  /** The minor version of Python. */
  readonly python: string;
  readonly command: string;
  /** The address of the file that the command names, where it is to be downloaded first. */
  readonly file?: string;
  /** The address of the same as a script for a shell. */
  readonly script: string;
  /** The address of the same as a notebook, and the services that open it where it is committed. */
  readonly notebook?: string;
  readonly services?: readonly Link[];
}

/** What is known of a snippet besides its code. */
export interface About {
  /** What was done with it before it got here. */
  readonly receipt?: Receipt;
  /** Where the list of the packages stands that were there; absent where the receipt shows it itself. */
  readonly requirements?: string;
  /** What was recorded of it, where it is a call. */
  readonly recorded?: RecordedCall;
  readonly says: readonly string[];
  /** How it runs from an address, where it does. */
  readonly run?: RunView;
  /** The address at which an issue about it is opened, with what identifies it filled in. */
  readonly report?: string;
  /** Where it is printed from: a path in the repository, and the address at which it is edited. */
  readonly template?: { readonly label: string; readonly path: string; readonly edit?: string };
}

/** What is known of code that is made in the browser, asked when it is shown; nothing where that cannot be had. */
export type Later = () => Promise<About | undefined>;

/** A command as one shell has it: its code, or why there is none. */
export interface ShellForm {
  /** As snippets name it: posix. */
  readonly shell: string;
  readonly label: string;
  /** How the names of the platforms begin on which it is shown first. */
  readonly platforms: readonly string[];
  readonly view?: CodeView;
  readonly reason?: string;
}

/** A piece of code as it is shown. */
export interface CodeView {
  /** Unique on the page; the anchor of the snippet. */
  readonly id: string;
  readonly title: string;
  /** Whether a tab above says the title already. */
  readonly isTitled?: boolean;
  readonly code: string;
  readonly language: string;
  /** The code in coloured pieces; joined they are the code. */
  readonly pieces: readonly Painted[];
  /** Address of the same bytes as a file, when there is one. */
  readonly file?: string;
  readonly about?: About;
  /** What is known of it, where that is told later than the code is shown. */
  readonly later?: Later;
  /** Made in the browser: no address leads to it, and what would be a file has to be saved. */
  readonly live?: boolean;
  /** A command that shells write differently, as each of them has it. */
  readonly forms?: readonly ShellForm[];
}

/** Colours code: thoroughly where the site is built, roughly in the browser. */
export type Paint = (code: string, language: string) => readonly Painted[];

/** What a view of code has besides the code: its file and what is known of it where the site is built, else what is told later. */
export type Beside = Pick<CodeView, 'file' | 'about' | 'later'>;
