import { list as words } from '@/locales/nl/product';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { IntentLink } from '../ui/intent-link';
import { clearHref, type ListAddress } from './list-links';

/** Nothing found, and what to do about it. */
export function EmptyList({ filtered, search }: { filtered?: ListAddress; search?: string }) {
  const { empty } = words;
  const text = filtered ? empty.filtered : search === undefined ? empty.group : empty.search(search);
  return (
    <EmptyState icon={<Icon name="search" className="size-7" />} title={empty.title}>
      <p>{text}</p>
      <IntentLink href={filtered ? clearHref(filtered) : '/'} className={buttonClass()}>
        {filtered ? empty.clear : empty.home}
      </IntentLink>
    </EmptyState>
  );
}
