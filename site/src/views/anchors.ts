/**
 * The anchor of a snippet in its page: library, number and variant, such as timm-02-create-model.
 * @param file Its path below out/snippets: at its end the folder of the library, that of the model or data set, and the name.
 */
export function anchorOf(file: string): string {
  const [library, , name = ''] = file.split('/').slice(-3);
  return `${library}-${name.replace(/\.[^.]+$/, '')}`;
}
