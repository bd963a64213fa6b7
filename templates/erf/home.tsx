import { AssortmentLinks } from '@/components/home/assortment-links';
import { GroupPictures } from '@/components/home/group-pictures';
import { GroupTiles } from '@/components/home/group-tiles';
import { HeroWords } from '@/components/home/hero-words';
import { LoginReason } from '@/components/home/login-reason';
import { PromiseRow } from '@/components/home/promise-row';
import { SeasonRow } from '@/components/home/season-row';
import { TopProducts } from '@/components/home/top-products';
import type { HomeProps } from '@/components/page-props';

/** A yard with barns: large pictures side by side, the words on a board in front of them. */
export function Home(home: HomeProps) {
  const { shop, audience, groups, assortment } = home;
  return (
    <>
      <section className="hero">
        <GroupPictures groups={groups.slice(0, 3)} className="barns" ahead={2} />
        <div className="wrap">
          <HeroWords shop={shop} groups={groups} />
        </div>
      </section>
      <PromiseRow promises={shop.promises} />
      <TopProducts {...home} />
      <GroupTiles groups={groups} />
      <SeasonRow {...home} />
      <LoginReason shop={shop} audience={audience} />
      <AssortmentLinks links={assortment} />
    </>
  );
}
