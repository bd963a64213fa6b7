import { preload } from 'react-dom';
import { BOUGHT, ORDERS } from '@/lib/urls/account-urls';
import { CUSTOMER_DASHBOARD } from '@/lib/urls/internal-urls';
import { ORDER_LISTS } from '@/lib/urls/order-list-urls';
import { QUICK_ORDER } from '@/lib/urls/page-urls';
import { customerDashboard as words } from '@/locales/nl/account/customer-dashboard';
import { Icon, type IconName } from '../../ui/icon';
import { SiteLink } from '../../ui/site-link';
import { LazyCustomerDashboard } from './lazy-customer-dashboard';

const links: { href: string; icon: IconName; label: string }[] = [
  { href: QUICK_ORDER, icon: 'bolt', label: words.links.quick },
  { href: BOUGHT, icon: 'undo', label: words.links.bought },
  { href: ORDER_LISTS, icon: 'list-check', label: words.links.lists },
  { href: ORDERS, icon: 'truck', label: words.links.orders },
];

/**
 * A customer's shortcuts at the top of the home page. The page is the same for
 * every customer: the cards reserve their space and load their data afterwards.
 */
export function CustomerDashboard({ consumer }: { consumer: boolean }) {
  preload(CUSTOMER_DASHBOARD, { as: 'fetch', crossOrigin: 'anonymous' });
  return (
    <section aria-labelledby="snel-verder" className="wrap dashboard">
      <div>
        <h1 id="snel-verder">{words.title}</h1>
        <ul>
          {links
            .filter(({ href }) => !consumer || href !== QUICK_ORDER)
            .map(({ href, icon, label }) => (
              <li key={href}>
                <SiteLink href={href}>
                  <Icon name={icon} />
                  {label}
                </SiteLink>
              </li>
            ))}
        </ul>
      </div>
      <LazyCustomerDashboard consumer={consumer} />
    </section>
  );
}
