import { shownOf } from './choose.ts';
import { el, link } from './dom.ts';
import { draw } from './draw.ts';
import { EmbedError, pageData } from './page.ts';
import { STYLE } from './style.ts';

/** The site that this module was loaded from. */
const BASE = new URL('.', import.meta.url);

const sheet = new CSSStyleSheet();
sheet.replaceSync(STYLE);

/**
 * Code for a model on any page: <model-snippet model="org/name"><a href="…">Code for org/name</a></model-snippet>.
 * The attributes library, provider and language choose of it. What the page has written between the tags is seen until the
 * code is there, and beside the reason where there is none.
 */
export class ModelSnippet extends HTMLElement {
  static readonly observedAttributes = ['model', 'library', 'provider', 'language'];
  readonly #root: ShadowRoot;
  /** Counts what was asked for, so that a late answer to an earlier question is passed over. */
  #asked = 0;

  constructor() {
    super();
    this.#root = this.attachShadow({ mode: 'open' });
    this.#root.adoptedStyleSheets = [sheet];
    this.#root.append(el('slot'));
  }

  connectedCallback(): void {
    void this.#show();
  }

  attributeChangedCallback(): void {
    if (this.isConnected) void this.#show();
  }

  #attribute(name: string): string | undefined {
    return this.getAttribute(name)?.trim() || undefined;
  }

  async #show(): Promise<void> {
    this.#asked += 1;
    const asked = this.#asked;
    // Attributes that are set one after the other ask once.
    await Promise.resolve();
    if (asked !== this.#asked) return;
    const nodes = await this.#nodes().catch((error: unknown) => {
      const { message, href } = error instanceof EmbedError ? error : new EmbedError(String(error));
      const more = href === undefined ? [] : [' ', link('See the page of the model.', href)];
      return [el('slot'), el('p', { part: 'error', class: 'frame', role: 'status' }, message, ...more)];
    });
    if (asked === this.#asked) this.#root.replaceChildren(...nodes);
  }

  async #nodes(): Promise<Node[]> {
    const model = this.#attribute('model');
    if (model === undefined)
      throw new EmbedError('The attribute model is missing: the id of a model, such as org/name.');
    const wish = {
      library: this.#attribute('library'),
      provider: this.#attribute('provider'),
      language: this.#attribute('language'),
    };
    return [draw(await shownOf(await pageData(model, BASE), wish, BASE), BASE)];
  }
}
