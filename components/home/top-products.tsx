import { SALE } from '@/lib/urls/page-urls';
import { home as words } from '@/locales/nl/home';
import { priceView } from '../shop';
import { SiteLink } from '../ui/site-link';
import type { HomeProps } from './home-props';
import { HomeRow } from './home-row';

/** The list `TopAanbieding`, with a link to all reduced products. */
export function TopProducts({ top, shop, audience, pricesFollow }: HomeProps) {
  return (
    <HomeRow
      products={top}
      view={priceView(shop, audience)}
      pricesFollow={pricesFollow}
      title={words.top}
      link={<SiteLink href={SALE}>{words.topAll}</SiteLink>}
      rest={{ target: 'TopAanbieding', pageSize: 24 }}
    />
  );
}
