import type { ReactNode } from 'react';
import { buttonClass } from '../ui/button';
import { Icon, type IconName } from '../ui/icon';
import { SiteLink } from '../ui/site-link';

interface DashboardCardProps {
  icon: IconName;
  title: string;
  children: ReactNode;
}

/** One card of a customer's start; all have the same height, whatever is in them. */
export function DashboardCard({ icon, title, children }: DashboardCardProps) {
  return (
    <section className="own-card">
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

/** Instead of an empty card: how it gets something in it. */
export function TipCard({ icon, tip, href }: TipCardProps) {
  return (
    <DashboardCard icon={icon} title={tip.title}>
      <p>{tip.text}</p>
      <SiteLink href={href} className={buttonClass('outline', 'm', 'own-foot')}>
        {tip.action}
      </SiteLink>
    </DashboardCard>
  );
}
