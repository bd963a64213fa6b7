import { home as words } from '@/locales/nl/home';
import type { HomeProps } from '@/templates/props';
import { priceView } from '../shop';
import { IntentLink } from '../ui/intent-link';
import { HomeRow } from './home-row';

/** The list `TopAanbieding`, and the way to all that is reduced. */
export function TopProducts({ top, shop, audience, pricesFollow }: HomeProps) {
  return (
    <HomeRow
      products={top}
      view={priceView(shop, audience)}
      pricesFollow={pricesFollow}
      title={words.top}
      link={<IntentLink href="/nl/c/sale">{words.topAll}</IntentLink>}
      rest={{ target: 'TopAanbieding', pageSize: 24 }}
    />
  );
}
