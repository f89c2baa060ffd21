import { ModelSnippet } from './embed/element.ts';

/** The module that other sites load: it defines <model-snippet>, once, however often it is loaded. */
const NAME = 'model-snippet';
if (!customElements.get(NAME)) customElements.define(NAME, ModelSnippet);
