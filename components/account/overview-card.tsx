import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icon';
import { SiteLink } from '../ui/site-link';

export interface OverviewCardProps {
  icon: IconName;
  title: string;
  /** Link to the full page. */
  more: { href: string; label: string };
  children: ReactNode;
}

/** One card of the account overview, with a link to the full page. */
export function OverviewCard({ icon, title, more, children }: OverviewCardProps) {
  return (
    <section className="flex flex-col gap-3 rounded-l border border-line p-4 lg:p-5">
      <h2 className="flex items-center gap-2 font-semibold">
        <span className="text-brand-strong">
          <Icon name={icon} />
        </span>
        {title}
      </h2>
      <div className="grow text-sm">{children}</div>
      <SiteLink
        href={more.href}
        className="inline-flex min-h-8 items-center gap-1 self-start font-medium text-sm underline underline-offset-2"
      >
        {more.label}
        <Icon name="arrow-right" className="size-4" />
      </SiteLink>
    </section>
  );
}
