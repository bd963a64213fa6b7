import { Icon } from '../ui/icon';

/** `alertMessage` of the settings, above the page; empty by default (docs/behaviour.md §3.5). */
export function AlertBanner({ message }: { message: string }) {
  if (message === '') return null;
  return (
    <div className="bg-accent text-on-accent [--ring:var(--color-on-accent)]">
      <p className="wrap flex items-center gap-2 py-2 text-sm">
        <Icon name="info" />
        {message}
      </p>
    </div>
  );
}
