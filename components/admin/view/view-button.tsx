import { ADMIN_VIEW_FORM } from '@/lib/urls/admin-urls';

interface ViewButtonProps {
  /** What the form asks for. */
  show: string;
  /** On the clock in Amsterdam. */
  moment?: string;
  label: string;
  className: string;
}

/** A plain form that changes what the admin sees: the whole page is loaded anew. */
export function ViewButton({ show, moment, label, className }: ViewButtonProps) {
  return (
    <form method="post" action={ADMIN_VIEW_FORM}>
      <input type="hidden" name="show" value={show} />
      {moment && <input type="hidden" name="moment" value={moment} />}
      <button type="submit" className={className}>
        {label}
      </button>
    </form>
  );
}
