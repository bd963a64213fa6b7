import { PhoneLink } from '@/components/shared/phone-link';
import type { Shop } from '@/components/shop';
import { buttonClass } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Icon } from '@/components/ui/icon';
import { closed as words } from '@/locales/nl/closed';

/** The shop is closed for maintenance; phone and mail still work. */
export function ClosedPage({ branch: { phone, email } }: Pick<Shop, 'branch'>) {
  return (
    <div data-status="503" className="closed-page">
      <EmptyState level="h1" icon={<Icon name="clock" className="size-7" />} title={words.title}>
        <p>{words.text}</p>
        {/* A plain link: reloads the requested page. */}
        <a href="?" className={buttonClass()}>
          {words.retry}
        </a>
        <p>{words.reach}</p>
        <ul>
          <li>
            <Icon name="phone" />
            <PhoneLink phone={phone} />
          </li>
          <li>
            <Icon name="mail" />
            <a href={`mailto:${email}`}>{email}</a>
          </li>
        </ul>
      </EmptyState>
    </div>
  );
}
