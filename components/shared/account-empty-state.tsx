import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon, type IconName } from '../ui/icon';
import { SiteLink } from '../ui/site-link';

interface AccountEmptyStateProps {
  icon: IconName;
  title: string;
  text: string;
  /** Link to the next step. */
  next?: { href: string; label: string };
}

/** Shown instead of an empty list. */
export function AccountEmptyState({ icon, title, text, next }: AccountEmptyStateProps) {
  return (
    <EmptyState icon={<Icon name={icon} className="size-7" />} title={title}>
      <p>{text}</p>
      {next && (
        <SiteLink href={next.href} className={buttonClass()}>
          {next.label}
        </SiteLink>
      )}
    </EmptyState>
  );
}
