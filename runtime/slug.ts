/** The file name of an id: lower case, every other character a hyphen. */
export const slugOf = (id: string): string => id.toLowerCase().replace(/[^a-z0-9]/g, '-');
