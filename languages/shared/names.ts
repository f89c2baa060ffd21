/** Whether a text has the shape that every language takes for a name: letters, digits and underscores of ASCII. */
export const isShapedAsName = (text: string): boolean => /^[A-Za-z_]\w*$/.test(text);
