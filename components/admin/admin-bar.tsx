import { ADMIN } from '@/lib/urls/admin-urls';
import { admin as words } from '@/locales/nl/admin/admin';
import type { SessionResult } from '../shop';
import { LogoutForm } from './logout-form';

interface AdminBarProps {
  shopName: string;
  session: SessionResult<{ userName: string }>;
}

/**
 * The bar above the shop's pages for an admin. It has no script. Its links have a target, so that the shop's router
 * leaves them to the browser: the admin's pages are another document.
 */
export function AdminBar({ shopName, session }: AdminBarProps) {
  const isOver = session.state === 'expired';
  return (
    <nav aria-label={words.barLabel} className="admin-bar">
      <p>
        <strong>{shopName}</strong>
        {session.state === 'ok' && <span className="admin-bar-name">{session.value.userName}</span>}
        {isOver && <span role="status">{words.expired}</span>}
        {session.state === 'unavailable' && <span role="status">{words.away}</span>}
      </p>
      <div>
        <a href={ADMIN} target="_self">
          {isOver ? words.loginAgain : words.title}
        </a>
        <LogoutForm label={words.logout} className="admin-bar-button" />
      </div>
    </nav>
  );
}
