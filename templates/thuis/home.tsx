import { AssortmentLinks } from '@/components/home/assortment-links';
import { GroupPictures } from '@/components/home/group-pictures';
import { HeroWords } from '@/components/home/hero-words';
import { LoginReason } from '@/components/home/login-reason';
import { PromiseRow } from '@/components/home/promise-row';
import { SeasonRow } from '@/components/home/season-row';
import { TopProducts } from '@/components/home/top-products';
import type { HomeProps } from '@/components/page-props';
import { home as words } from '@/locales/nl/home';

/** For at home: the groups as buttons to press, and what is cheap this week at once. */
export function Home(home: HomeProps) {
  const { shop, audience, groups, assortment } = home;
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <HeroWords shop={shop} groups={groups} />
          <GroupPictures groups={groups.slice(0, 2)} className="duo" ahead={2} />
        </div>
      </section>
      <section aria-labelledby="assortiment" className="wrap">
        <h2 id="assortiment" className="sr-only">
          {words.groups}
        </h2>
        <GroupPictures groups={groups} className="buttons" />
      </section>
      <TopProducts {...home} />
      <PromiseRow promises={shop.promises} />
      <SeasonRow {...home} />
      <LoginReason shop={shop} audience={audience} />
      <AssortmentLinks links={assortment} />
    </>
  );
}
