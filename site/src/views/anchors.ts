/** The anchor of a snippet in its page: library, number and variant, such as timm-02-create-model. */
export function anchorOf(file: string): string {
  const parts = file.split('/');
  const name = (parts.at(-1) ?? '').replace(/\.[^.]+$/, '');
  return parts.length > 1 ? `${parts[0]}-${name}` : name;
}
