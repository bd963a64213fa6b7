import { type EditMark, editAttributes } from '../shared/edit-mark';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';

/**
 * `alertMessage` of the settings, above the page; empty by default (docs/behaviour.md §3.5). An admin who edits sees a place
 * for it.
 */
export function AlertBanner({
  message,
  link = '',
  edit,
}: {
  message: string;
  link?: string;
  edit?: EditMark;
}) {
  if (message === '' && !edit) return null;
  return (
    <div
      data-edit-empty={message === '' || undefined}
      className="bg-accent text-on-accent [--ring:var(--color-on-accent)]"
    >
      <p className="wrap flex items-center gap-2 py-2 text-sm">
        <Icon name="info" />
        {edit ? (
          <span {...editAttributes(edit, 'alertMessage')}>{message}</span>
        ) : link ? (
          <SiteLink href={link} className="underline">
            {message}
          </SiteLink>
        ) : (
          message
        )}
      </p>
    </div>
  );
}
