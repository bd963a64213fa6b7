import { AssortmentLinks } from '@/components/home/assortment-links';
import { GroupPictures } from '@/components/home/group-pictures';
import { GroupTiles } from '@/components/home/group-tiles';
import { HeroWords } from '@/components/home/hero-words';
import { LoginReason } from '@/components/home/login-reason';
import { PromiseRow } from '@/components/home/promise-row';
import { SeasonRow } from '@/components/home/season-row';
import { TopProducts } from '@/components/home/top-products';
import type { HomeProps } from '@/components/page-props';

/** Calm and sure: what one may count on stands beside the words, before anything is for sale. */
export function Home(home: HomeProps) {
  const { shop, audience, groups, assortment } = home;
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <HeroWords shop={shop} groups={groups} />
          <GroupPictures groups={groups.slice(0, 1)} className="ward" ahead={1} />
          <PromiseRow promises={shop.promises} />
        </div>
      </section>
      <GroupTiles groups={groups} />
      <SeasonRow {...home} />
      <TopProducts {...home} />
      <LoginReason shop={shop} audience={audience} />
      <AssortmentLinks links={assortment} />
    </>
  );
}
