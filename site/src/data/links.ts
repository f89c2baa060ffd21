import { hub } from '../../../out/modules/hub.ts';

/** The address of a page or file of this site, whatever path the site is published under. */
export const to = (path: string): string => `${import.meta.env.BASE_URL.replace(/\/$/, '')}/${path}`;

/** The address of a page: with a slash at its end. */
export const page = (path: string): string => to(path === '' ? '' : `${path}/`);

/** The address of a file for all; undefined when the site was built without knowing its own, and has that of this machine. */
export const published = (path: string): string | undefined => {
  const address = new URL(to(path), import.meta.env.SITE);
  return address.hostname === 'localhost' ? undefined : address.href;
};

/** The address at which a file of the repository is edited, on the web; undefined when the site was built without knowing it. */
export const source = (path: string): string | undefined =>
  import.meta.env.PUBLIC_REPOSITORY ? `${import.meta.env.PUBLIC_REPOSITORY}/edit/main/${path}` : undefined;

/** The address at which a file of the repository is read, on the web; undefined when the site was built without knowing it. */
export const stored = (path: string): string | undefined =>
  import.meta.env.PUBLIC_REPOSITORY ? `${import.meta.env.PUBLIC_REPOSITORY}/blob/main/${path}` : undefined;

/** The address of an issue to open in the repository, with its words filled in; undefined when the site was built without knowing it. */
export const issue = (title: string, body: string): string | undefined =>
  import.meta.env.PUBLIC_REPOSITORY
    ? `${import.meta.env.PUBLIC_REPOSITORY}/issues/new?${new URLSearchParams({ title, body })}`
    : undefined;

/** The address of a repository at the hub. */
export const hubLink = (id: string, kind: '' | 'datasets/' | 'spaces/' = ''): string => `${hub.url}/${kind}${id}`;
