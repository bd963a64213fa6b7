import type { ReactNode } from 'react';
import {
  ADMIN,
  ADMIN_HISTORY,
  ADMIN_IMAGES,
  ADMIN_VIEW,
  type AdminMenuAddress,
  adminMenuOf,
  type MenuReader,
  permissionOf,
} from '@/lib/urls/admin-urls';
import { admin as words } from '@/locales/nl/admin/admin';
import { adminMenuWords } from '@/locales/nl/admin/menu';
import type { SessionResult } from '../shop';
import { CloseMenu } from './close-menu';
import { LogoutForm } from './logout-form';

interface AdminBarProps extends MenuReader {
  shopName: string;
  session: SessionResult<{ userName: string }>;
  /** The controls of editing. */
  children?: ReactNode;
  /** Links of the page that is shown, below those of the admin's pages. */
  pageLinks?: ReactNode;
}

/**
 * The bar above the shop's pages for an admin. Its links have a target, so that the shop's router leaves them to the
 * browser: the admin's pages are another document.
 */
export function AdminBar({ shopName, prices, may, session, children, pageLinks }: AdminBarProps) {
  const isOver = session.state === 'expired';
  return (
    <nav aria-label={words.barLabel} className="admin-bar">
      <p>
        <strong>{shopName}</strong>
        {session.state === 'ok' && <span className="admin-bar-name">{session.value.userName}</span>}
        {isOver && <span role="status">{words.expired}</span>}
        {session.state === 'unavailable' && <span role="status">{words.away}</span>}
      </p>
      {children && <div className="admin-bar-edit">{children}</div>}
      <div>
        {session.state === 'ok' ? (
          <>
            <WideLinks may={may} />
            <BarMenu {...{ prices, may }}>{pageLinks}</BarMenu>
          </>
        ) : (
          <a href={ADMIN} target="_self">
            {isOver ? words.loginAgain : words.title}
          </a>
        )}
        <LogoutForm label={words.logout} className="admin-bar-button" />
      </div>
    </nav>
  );
}

function opens(address: AdminMenuAddress, may: MenuReader['may']): boolean {
  const permission = permissionOf(address);
  return !permission || may(permission);
}

/** Pages of the menu that editors need most, where there is room. */
const forEditors = [ADMIN_HISTORY, ADMIN_IMAGES, ADMIN_VIEW] as const;
const WideLinks = ({ may }: Pick<MenuReader, 'may'>) =>
  forEditors
    .filter((address) => opens(address, may))
    .map((address) => (
      <a key={address} href={address} target="_self" className="admin-bar-wide">
        {adminMenuWords[address].name}
      </a>
    ));

/** The admin's pages; it opens without a script. */
function BarMenu({ children, ...reader }: MenuReader & { children: ReactNode }) {
  return (
    <details className="admin-bar-menu">
      <summary>{words.title}</summary>
      <CloseMenu />
      <ul>
        {adminMenuOf(reader)
          .flatMap(({ addresses }) => addresses)
          .map((address) => (
            <li key={address}>
              <a href={address} target="_self">
                {adminMenuWords[address].name}
              </a>
            </li>
          ))}
        {children}
      </ul>
    </details>
  );
}
