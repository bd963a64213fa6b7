import type { ReactNode } from 'react';
import { AssortmentLinks } from '@/components/home/assortment-links';
import { BrandRow } from '@/components/home/brand-row';
import { GroupTiles } from '@/components/home/group-tiles';
import type { HomeProps } from '@/components/home/home-props';
import { LoginReason } from '@/components/home/login-reason';
import { NewsAndReview } from '@/components/home/news-and-review';
import { PromiseRow } from '@/components/home/promise-row';
import { SeasonRow } from '@/components/home/season-row';
import { TopProducts } from '@/components/home/top-products';
import type { HomeLayout } from '@/lib/site-values';
import { Hero } from './home/hero';

type Block = (home: HomeProps) => ReactNode;

const Groups: Block = ({ shop, groups }) =>
  // On the first screen already where that is made of them.
  shop.home?.opening === 'index' || shop.home?.opening === 'shelf' ? null : <GroupTiles groups={groups} />;
const Brands: Block = ({ brands }) => <BrandRow brands={brands} />;
const Promises: Block = ({ shop }) => <PromiseRow promises={shop.promises} />;

/** What follows the first screen, by the first block. */
const orders: Record<HomeLayout['first'], readonly Block[]> = {
  groups: [Promises, Groups, TopProducts, SeasonRow, Brands, LoginReason, NewsAndReview],
  offers: [TopProducts, Groups, Brands, NewsAndReview, SeasonRow, Promises, LoginReason],
  season: [SeasonRow, Promises, Groups, LoginReason, TopProducts, NewsAndReview, Brands],
  brands: [Brands, Groups, SeasonRow, LoginReason, TopProducts, Promises, NewsAndReview],
  advice: [NewsAndReview, Groups, TopProducts, Promises, Brands, SeasonRow, LoginReason],
};

/** Four first screens and five orders of what follows; each site chooses (`home` in its data file). */
export function Home(home: HomeProps) {
  const { shop, groups, assortment, slides } = home;
  const { opening, first } = shop.home ?? { opening: 'beside', first: 'groups' };
  return (
    <>
      <Hero {...{ opening, shop, groups, slides }} />
      {orders[first].map((Block) => (
        <Block key={orders[first].indexOf(Block)} {...home} />
      ))}
      <AssortmentLinks links={assortment} />
    </>
  );
}
