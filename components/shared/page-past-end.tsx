import { account as words } from '@/locales/nl/account/account';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';

/** Message for a page number beyond the end of a list. */
export function PagePastEnd({ href }: { href: string }) {
  return (
    <EmptyState icon={<Icon name="list" className="size-7" />} title={words.pastEnd}>
      <SiteLink href={href} className={buttonClass()}>
        {words.firstPage}
      </SiteLink>
    </EmptyState>
  );
}
