import { page } from '../data/links.ts';

export interface BreadcrumbsProps {
  above: readonly { label: string; path: string }[];
  here: string;
}

/** The pages above this one. */
export function Breadcrumbs({ above, here }: BreadcrumbsProps) {
  return (
    <nav className="breadcrumbs" aria-label="Breadcrumbs" data-pagefind-ignore="">
      <ol>
        {above.map(({ label, path }) => (
          <li key={path}>
            <a href={page(path)}>{label}</a>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
