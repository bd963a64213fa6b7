import { siteMenus } from '@toonbank/contract/editing/menus';
import { footerColumns, layout, withdrawalLink } from '@/locales/nl/layout';
import { ContactLines } from '../contact/contact-lines';
import { PaymentMarks } from '../payment/payment-marks';
import { ReviewScore } from '../ratings/review-score';
import type { MenuLinks, Reviews, Shop } from '../shop';
import { Icon } from '../ui/icon';
import { SiteLink } from '../ui/site-link';

const words = layout.footer;

export interface FooterProps {
  shop: Pick<Shop, 'name' | 'branch' | 'social' | 'payments' | 'prices'>;
  reviews?: Reviews;
  menus: MenuLinks;
}

/** The columns in their order: the pages of each menu, then the shop's own links that are not among them. */
function columnsOf(menus: MenuLinks, prices: Shop['prices']) {
  return siteMenus.flatMap((menu) => {
    const pages = menus[menu] ?? footerColumns[menu].pages;
    const own = footerColumns[menu].links.filter(({ href }) => pages.every((page) => page.href !== href));
    const legal = menu === 'service' && prices === 'public' ? [withdrawalLink] : [];
    const links = [...pages, ...own, ...legal];
    return links.length > 0 ? [{ title: footerColumns[menu].title, links }] : [];
  });
}

/** Contact, four columns of links, social, review score, payment marks (docs/behaviour.md §3.4). */
export function FooterContent({ shop, reviews, menus }: FooterProps) {
  const { branch } = shop;
  return (
    <footer className="site-footer">
      <div className="wrap footer-columns">
        <Contact branch={branch} name={shop.name} />
        {columnsOf(menus, shop.prices).map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            {links.map(({ label, href }) => (
              <SiteLink key={href} href={href}>
                {label}
              </SiteLink>
            ))}
          </nav>
        ))}
      </div>
      <div className="wrap footer-marks">
        <PaymentMarks payments={shop.payments} />
        <div>
          {reviews && <ReviewScore reviews={reviews} />}
          {shop.social.map(({ label, url }) => (
            <a key={url} href={url}>
              {label}
            </a>
          ))}
        </div>
      </div>
      <p className="wrap">
        <span>{branch.company}</span>
        <span>{words.identity(branch.kvk, branch.vatNumber)}</span>
        <span>{words.iban(branch.iban)}</span>
        <span>{shop.prices === 'customers' ? words.exclVat : words.inclVat}</span>
      </p>
    </footer>
  );
}

function Contact({ branch, name }: { branch: Shop['branch']; name: string }) {
  return (
    <address>
      <h2>{name}</h2>
      <span>
        <Icon name="pin" />
        {`${branch.street}, ${branch.postcode} ${branch.city}`}
      </span>
      <ContactLines branch={branch} hoursIn="span" />
    </address>
  );
}
