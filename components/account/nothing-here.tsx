import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon, type IconName } from '../ui/icon';
import { IntentLink } from '../ui/intent-link';

interface NothingHereProps {
  icon: IconName;
  title: string;
  text: string;
  /** What to do next. */
  next?: { href: string; label: string };
}

/** A list without anything in it. */
export function NothingHere({ icon, title, text, next }: NothingHereProps) {
  return (
    <EmptyState icon={<Icon name={icon} className="size-7" />} title={title}>
      <p>{text}</p>
      {next && (
        <IntentLink href={next.href} className={buttonClass()}>
          {next.label}
        </IntentLink>
      )}
    </EmptyState>
  );
}
