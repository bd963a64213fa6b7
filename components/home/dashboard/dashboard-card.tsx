import type { ReactNode } from 'react';
import { buttonClass } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icon';
import { SiteLink } from '../../ui/site-link';

interface DashboardCardProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** One card of the customer dashboard; in a row all have the same height. */
export function DashboardCard({ icon, title, children }: DashboardCardProps) {
  return (
    <section className="dashboard-card">
      <h3>
        <Icon name={icon} />
        {title}
      </h3>
      {children}
    </section>
  );
}

interface TipCardProps {
  icon: IconName;
  tip: { title: string; text: string; action: string };
  href: string;
}

/** Shown instead of an empty card: explains how it fills. */
export function TipCard({ icon, tip, href }: TipCardProps) {
  return (
    <DashboardCard icon={icon} title={tip.title}>
      <p>{tip.text}</p>
      <SiteLink href={href} className={buttonClass('outline', 'm', 'dashboard-foot')}>
        {tip.action}
      </SiteLink>
    </DashboardCard>
  );
}
