import { common } from '@/locales/nl/common';
import { ChevronRightIcon } from './icons';
import { IntentLink } from './intent-link';

export interface Crumb {
  label: string;
  href: string;
}

export interface BreadcrumbsProps {
  /** From the top; Home comes before it, the page itself after it. */
  crumbs: Crumb[];
  current: string;
}

const target = 'inline-flex min-h-6 items-center hover:text-ink hover:underline';

export function Breadcrumbs({ crumbs, current }: BreadcrumbsProps) {
  return (
    <nav aria-label={common.breadcrumbs} className="py-3 text-ink-soft text-sm">
      <ol className="flex flex-wrap items-center gap-x-1.5 gap-y-1">
        {[{ label: common.home, href: '/' }, ...crumbs].map(({ label, href }) => (
          <li key={href} className="flex items-center gap-1.5">
            <IntentLink href={href} className={target}>
              {label}
            </IntentLink>
            <ChevronRightIcon className="size-3.5" />
          </li>
        ))}
        <li aria-current="page" className="max-w-[60ch] truncate font-medium text-ink">
          {current}
        </li>
      </ol>
    </nav>
  );
}
