import { AssortmentLinks } from '@/components/home/assortment-links';
import { GroupPictures } from '@/components/home/group-pictures';
import { GroupTiles } from '@/components/home/group-tiles';
import { HeroWords } from '@/components/home/hero-words';
import { LoginReason } from '@/components/home/login-reason';
import { PromiseRow } from '@/components/home/promise-row';
import { SeasonRow } from '@/components/home/season-row';
import { TopProducts } from '@/components/home/top-products';
import type { HomeProps } from '@/components/page-props';

/** Wide open: the words in the middle of the light, the groups as a row of round windows. */
export function Home(home: HomeProps) {
  const { shop, audience, groups, assortment } = home;
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <HeroWords shop={shop} groups={groups} />
        </div>
      </section>
      <div className="wrap">
        <GroupPictures groups={groups.slice(0, 6)} className="windows" ahead={3} />
      </div>
      <TopProducts {...home} />
      <PromiseRow promises={shop.promises} />
      <SeasonRow {...home} />
      <GroupTiles groups={groups} />
      <LoginReason shop={shop} audience={audience} />
      <AssortmentLinks links={assortment} />
    </>
  );
}
