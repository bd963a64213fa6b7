import 'server-only';
import type { Brand } from '@/components/brand/brand';
import type { HomeProps } from '@/components/home/home-props';
import { withoutRepeats } from '@/lib/catalogue/without-repeats';
import { getBrands } from './brands';
import { getGroupTree, getProductList } from './catalogue';
import { getHomeSlides, getMenuLinks, getNews, getReviews } from './content';

/** Products in a row of the home page before it is scrolled. */
const FIRST = 8;
const NEWS = 3;

/** The house brand first, then who makes most of what is sold. */
function shownBrands(brands: Brand[]): Brand[] {
  const rank = ({ house, count }: Brand) => (house ? Number.POSITIVE_INFINITY : count);
  return brands
    .filter(({ logo }) => logo)
    .sort((one, other) => rank(other) - rank(one) || 0)
    .slice(0, FIRST);
}

/** Everything on the home page: what any visitor may see. */
export async function getHome(site: string): Promise<Omit<HomeProps, 'shop' | 'audience' | 'pricesFollow'>> {
  const [groups, assortment, offers, season, slides, brands, news, reviews] = await Promise.all([
    getGroupTree(site),
    getMenuLinks(site, 'assortiment'),
    getProductList(site, { target: 'TopAanbieding', families: true, pageSize: FIRST }),
    // More than are shown: what is among the offers is left out.
    getProductList(site, { target: 'homeSeasonSlider', families: true, pageSize: 2 * FIRST }),
    getHomeSlides(site),
    getBrands(site),
    getNews(site),
    getReviews(site),
  ]);
  return {
    groups,
    assortment,
    top: offers.docs,
    season: withoutRepeats(season.docs, offers.docs).slice(0, FIRST),
    slides,
    brands: shownBrands(brands),
    news: news.slice(0, NEWS),
    reviews,
  };
}
