import { buttonClass } from '../../ui/button';
import { Icon, type IconName } from '../../ui/icon';

interface ScanMessageProps {
  icon: IconName;
  title: string;
  text: string;
  /** Link to try again, for an error that may be temporary. */
  retry?: { href: string; label: string };
  absent?: boolean;
}

/** Error page of a label, with the reason. */
export function ScanMessage({ icon, title, text, retry, absent = false }: ScanMessageProps) {
  return (
    <section data-status={absent ? '404' : undefined} className="scan-thanks">
      <span className="scan-mark">
        <Icon name={icon} className="size-9" />
      </span>
      <h1 className="scan-title">{title}</h1>
      <p className="text-ink-soft">{text}</p>
      {retry && (
        <a href={retry.href} className={buttonClass('outline', 'l')}>
          {retry.label}
        </a>
      )}
    </section>
  );
}
