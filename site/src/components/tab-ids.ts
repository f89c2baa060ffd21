const plain = (value: string): string => value.toLowerCase().replace(/[^a-z0-9]+/g, '-');

/** The id of a tab in the page. */
export const tabId = (group: string, value: string): string => `${group}-tab-${plain(value)}`;

/** The id of the panel that a tab opens. */
export const panelId = (group: string, value: string): string => `${group}-panel-${plain(value)}`;
