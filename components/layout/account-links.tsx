import { layout } from '@/locales/nl/layout';
import type { Audience } from '../shop';
import { UserIcon } from '../ui/icons';
import { IntentLink } from '../ui/intent-link';
import { LoginLink } from './login-link';
import { LogoutButton } from './logout-button';

const look = 'header-link flex h-11 items-center gap-2 rounded-m px-2 font-medium text-sm';

/** Login for visitors; account and logout for customers. On a phone logout is in the menu. */
export function AccountLinks({ audience }: { audience: Audience }) {
  const icon = <UserIcon className="size-6" />;
  if (audience === 'v') {
    return (
      <LoginLink className={look}>
        {icon}
        <span className="sr-only sm:not-sr-only">{layout.login}</span>
      </LoginLink>
    );
  }
  return (
    <>
      <IntentLink href="/service" className={look}>
        {icon}
        <span className="sr-only sm:not-sr-only">{layout.account}</span>
      </IntentLink>
      <LogoutButton className={`${look} hidden lg:flex`} />
    </>
  );
}
