import { AssortmentLinks } from '@/components/home/assortment-links';
import { BrandRow } from '@/components/home/brand-row';
import { GroupPictures } from '@/components/home/group-pictures';
import { HeroSlider } from '@/components/home/hero-slider';
import { HeroWords } from '@/components/home/hero-words';
import type { HomeProps } from '@/components/home/home-props';
import { LoginReason } from '@/components/home/login-reason';
import { NewsAndReview } from '@/components/home/news-and-review';
import { PromiseRow } from '@/components/home/promise-row';
import { SeasonRow } from '@/components/home/season-row';
import { TopProducts } from '@/components/home/top-products';
import { home as words } from '@/locales/nl/home';

/** Home page in the style of a building site: large type, numbered groups, no ornament. */
export function Home(home: HomeProps) {
  const { shop, audience, groups, assortment, slides, brands } = home;
  return (
    <>
      <section className="hero hero-dark">
        <div className="wrap">
          <HeroWords shop={shop} />
          <HeroSlider slides={slides} wide />
        </div>
      </section>
      <section aria-labelledby="assortiment" className="wrap">
        <h2 id="assortiment" className="sr-only">
          {words.groups}
        </h2>
        <GroupPictures groups={groups.slice(0, 8)} className="bays" eagerCount={slides.length > 0 ? 0 : 4} />
      </section>
      <TopProducts {...home} />
      <SeasonRow {...home} />
      <BrandRow brands={brands} />
      <PromiseRow promises={shop.promises} />
      <LoginReason shop={shop} audience={audience} />
      <NewsAndReview {...home} />
      <AssortmentLinks links={assortment} />
    </>
  );
}
