import { QUICK_ORDER } from '@/lib/urls/page-urls';
import { layout } from '@/locales/nl/layout';
import { LogoutButton } from '../session/logout-button';
import { LoginLink } from '../shared/login-link';
import type { Audience } from '../shop';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';

interface AccountLinksProps {
  audience: Audience;
  /** A household orders by searching: quick ordering is for businesses. */
  consumer: boolean;
}

/** Login for visitors; account and logout for customers. On a phone logout and quick ordering are in the menu. */
export function AccountLinks({ audience, consumer }: AccountLinksProps) {
  const icon = <Icon name="user" />;
  if (audience === 'visitor') {
    return (
      <LoginLink className="header-link">
        {icon}
        <span>{layout.login}</span>
      </LoginLink>
    );
  }
  return (
    <>
      {!consumer && (
        <SiteLink href={QUICK_ORDER} className="header-link quick">
          <Icon name="bolt" />
          <span>{layout.quickOrder}</span>
        </SiteLink>
      )}
      <SiteLink href="/service" className="header-link">
        {icon}
        <span>{layout.account}</span>
      </SiteLink>
      <LogoutButton className="header-link logout" />
    </>
  );
}
