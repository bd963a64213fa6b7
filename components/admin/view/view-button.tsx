import { ADMIN_VIEW_FORM } from '@/lib/urls/admin-urls';

interface ViewButtonProps {
  /** What the form asks for. */
  show: string;
  /** On the clock in Amsterdam. */
  moment?: string;
  label: string;
  /** Accessible name, where the label alone says too little. */
  name?: string;
  className: string;
}

/** A plain form that changes what the admin sees: the whole page is loaded anew. */
export function ViewButton({ show, moment, label, name, className }: ViewButtonProps) {
  return (
    <form method="post" action={ADMIN_VIEW_FORM}>
      <input type="hidden" name="show" value={show} />
      {moment && <input type="hidden" name="moment" value={moment} />}
      <button type="submit" aria-label={name} className={className}>
        {label}
      </button>
    </form>
  );
}
