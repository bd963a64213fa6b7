import { cart as words } from '@/locales/nl/cart/cart';
import { buttonClass } from '../ui/button';
import { EmptyState } from '../ui/empty-state';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';

export function EmptyCart() {
  return (
    <EmptyState icon={<Icon name="cart" className="size-7" />} title={words.empty.title}>
      <p>{words.empty.text}</p>
      <SiteLink href="/" className={buttonClass()}>
        {words.empty.action}
      </SiteLink>
    </EmptyState>
  );
}
