import { AssortmentLinks } from '@/components/home/assortment-links';
import { GroupPictures } from '@/components/home/group-pictures';
import { HeroWords } from '@/components/home/hero-words';
import { LoginReason } from '@/components/home/login-reason';
import { PromiseRow } from '@/components/home/promise-row';
import { SeasonRow } from '@/components/home/season-row';
import { TopProducts } from '@/components/home/top-products';
import type { HomeProps } from '@/components/page-props';
import { home as words } from '@/locales/nl/home';

/** A building site: loud words, numbered bays, no ornament. */
export function Home(home: HomeProps) {
  const { shop, audience, groups, assortment } = home;
  return (
    <>
      <section className="hero hero-dark">
        <div className="wrap">
          <HeroWords shop={shop} groups={groups} />
        </div>
      </section>
      <section aria-labelledby="assortiment" className="wrap">
        <h2 id="assortiment" className="sr-only">
          {words.groups}
        </h2>
        <GroupPictures groups={groups.slice(0, 8)} className="bays" ahead={4} />
      </section>
      <TopProducts {...home} />
      <SeasonRow {...home} />
      <PromiseRow promises={shop.promises} />
      <LoginReason shop={shop} audience={audience} />
      <AssortmentLinks links={assortment} />
    </>
  );
}
