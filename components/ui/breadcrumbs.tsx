import { common } from '@/locales/nl/common';
import { SiteLink } from './site-link';

export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** From the top level down; without Home (added before) and the current page (added after). */
  crumbs: Crumb[];
  current: string;
}

export function Breadcrumbs({ crumbs, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={common.breadcrumbs} className="breadcrumbs">
      <ol>
        {[{ label: common.home, href: '/' }, ...crumbs].map(({ label, href }) => (
          <li key={href}>
            <SiteLink href={href}>{label}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{current}</li>
      </ol>
    </nav>
  );
}
