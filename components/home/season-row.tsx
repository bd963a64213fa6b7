import { home as words } from '@/locales/nl/home';
import { priceView } from '../shop';
import type { HomeProps } from './home-props';
import { HomeRow } from './home-row';

/** The list `homeSeasonSlider`. */
export function SeasonRow({ season, shop, audience, pricesFollow }: HomeProps) {
  return (
    <HomeRow
      products={season}
      view={priceView(shop, audience)}
      pricesFollow={pricesFollow}
      title={words.season}
      rest={{ target: 'homeSeasonSlider', pageSize: 24 }}
    />
  );
}
