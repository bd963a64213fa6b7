import { AssortmentLinks } from '@/components/home/assortment-links';
import { BrandRow } from '@/components/home/brand-row';
import { GroupTiles } from '@/components/home/group-tiles';
import type { HomeProps } from '@/components/home/home-props';
import { LoginReason } from '@/components/home/login-reason';
import { NewsAndReview } from '@/components/home/news-and-review';
import { PromiseRow } from '@/components/home/promise-row';
import { SeasonRow } from '@/components/home/season-row';
import { TopProducts } from '@/components/home/top-products';
import { Hero } from './home/hero';

/** Four first screens and two orders of what follows; each site chooses (`home` in its data file). */
export function Home(home: HomeProps) {
  const { shop, audience, groups, assortment, slides, brands } = home;
  const { opening, first } = shop.home ?? { opening: 'beside', first: 'groups' };
  // Their groups are on the first screen already.
  const showsGroups = opening === 'index' || opening === 'shelf';
  return (
    <>
      <Hero {...{ opening, shop, groups, slides }} />
      {first === 'groups' ? (
        <>
          <PromiseRow promises={shop.promises} />
          {!showsGroups && <GroupTiles groups={groups} />}
          <TopProducts {...home} />
          <SeasonRow {...home} />
          <BrandRow brands={brands} />
          <LoginReason shop={shop} audience={audience} />
          <NewsAndReview {...home} />
        </>
      ) : (
        <>
          <TopProducts {...home} />
          {!showsGroups && <GroupTiles groups={groups} />}
          <BrandRow brands={brands} />
          <NewsAndReview {...home} />
          <SeasonRow {...home} />
          <PromiseRow promises={shop.promises} />
          <LoginReason shop={shop} audience={audience} />
        </>
      )}
      <AssortmentLinks links={assortment} />
    </>
  );
}
