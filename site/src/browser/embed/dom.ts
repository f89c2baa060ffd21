type Part = keyof HTMLElementTagNameMap;

/** An element with attributes and children; text is text, whatever it holds. */
export function el<Name extends Part>(
  name: Name,
  attributes: Readonly<Record<string, string>> = {},
  ...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

/** A link, where the address is one of the web; its text alone where it is another, such as one that would run code. */
export function link(text: string, href: string | undefined, attributes: Readonly<Record<string, string>> = {}): Node {
  if (href === undefined || !/^https?:$/.test(URL.canParse(href) ? new URL(href).protocol : ''))
    return document.createTextNode(text);
  return el('a', { part: 'link', href, rel: 'noopener', ...attributes }, text);
}
