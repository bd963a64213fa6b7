import type { ProductGroup } from '@/api/types';
import { type Audience, priceView, type Reviews, type Shop } from '../shop';
import { AccountLinks } from './account-links';
import { CartButton } from './cart-button';
import { LogoLink } from './logo-link';
import { MainNav } from './main-nav';
import { MobileMenu } from './mobile-menu';
import { MobileMenuButton } from './mobile-menu-button';
import { mainGroups } from './nav-group';
import { SearchBox } from './search-box';
import { TopBar } from './top-bar';

export interface HeaderProps {
  shop: Shop;
  audience: Audience;
  groups: ProductGroup[];
  reviews?: Reviews;
}

const surfaces = { light: '', brand: ' header-brand', ink: ' header-ink' };

/** The top bar scrolls away; the rest is sticky. On a phone the search box has a row of its own. */
export function Header({ shop, audience, groups, reviews }: HeaderProps) {
  const { surface, navigation } = shop.theme.header;
  return (
    <>
      <TopBar shop={shop} reviews={reviews} />
      <header className={`site-header nav-${navigation}${surfaces[surface]}`}>
        <div className="wrap header-bar">
          <div className="header-logo">
            <MobileMenuButton />
            <LogoLink shop={shop} />
          </div>
          <SearchBox prices={priceView(shop, audience)} />
          <div className="header-actions">
            <AccountLinks audience={audience} consumer={shop.prices === 'public'} />
            <CartButton prices={priceView(shop, audience)} />
          </div>
        </div>
        <MainNav groups={mainGroups(groups)} />
        <MobileMenu audience={audience} />
      </header>
    </>
  );
}
