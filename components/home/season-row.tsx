import { home as words } from '@/locales/nl/home';
import type { HomeProps } from './home-props';
import { HomeRow } from './home-row';

/** The list `homeSeasonSlider`. */
export const SeasonRow = (home: HomeProps) => (
  <HomeRow
    home={home}
    products={home.season}
    elsewhere={home.top}
    target="homeSeasonSlider"
    title={home.shop.homeLines?.season ?? words.season}
  />
);
