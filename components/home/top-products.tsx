import { SALE } from '@/lib/urls/page-urls';
import { home as words } from '@/locales/nl/home';
import { SiteLink } from '../ui/site-link';
import type { HomeProps } from './home-props';
import { HomeRow } from './home-row';

/** The list `TopAanbieding`, with a link to all reduced products. */
export const TopProducts = (home: HomeProps) => (
  <HomeRow
    home={home}
    products={home.top}
    elsewhere={home.season}
    target="TopAanbieding"
    title={home.shop.homeLines?.offers ?? words.top}
    link={<SiteLink href={SALE}>{words.topAll}</SiteLink>}
  />
);
