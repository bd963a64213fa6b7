import { AssortmentLinks } from '@/components/home/assortment-links';
import { GroupPictures } from '@/components/home/group-pictures';
import { GroupTiles } from '@/components/home/group-tiles';
import { HeroWords } from '@/components/home/hero-words';
import { LoginReason } from '@/components/home/login-reason';
import { PromiseRow } from '@/components/home/promise-row';
import { SeasonRow } from '@/components/home/season-row';
import { TopProducts } from '@/components/home/top-products';
import type { HomeProps } from '@/components/page-props';

/** A quiet page with much air: words, three pictures as stones, and the promises before the products. */
export function Home(home: HomeProps) {
  const { shop, audience, groups, assortment } = home;
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <GroupPictures groups={groups.slice(0, 3)} className="stones" ahead={3} />
          <HeroWords shop={shop} groups={groups} />
        </div>
      </section>
      <GroupTiles groups={groups} />
      <PromiseRow promises={shop.promises} />
      <SeasonRow {...home} />
      <TopProducts {...home} />
      <LoginReason shop={shop} audience={audience} />
      <AssortmentLinks links={assortment} />
    </>
  );
}
