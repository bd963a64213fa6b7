import { ADMIN_LOGOUT_FORM } from '@/lib/urls/admin-urls';

/** A plain form: it needs no script, so the shop's pages load none for it. */
export function LogoutForm({ label, className }: { label: string; className: string }) {
  return (
    <form method="post" action={ADMIN_LOGOUT_FORM}>
      <button type="submit" className={className}>
        {label}
      </button>
    </form>
  );
}
