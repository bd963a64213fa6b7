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

/** Bright home page: the text in the middle, the groups as a row of pictures with round corners. */
export function Home(home: HomeProps) {
  const { shop, audience, groups, assortment, slides, brands } = home;
  return (
    <>
      <section className="hero">
        <div className="wrap">
          <HeroWords shop={shop} />
        </div>
      </section>
      <div className="wrap on-edge">
        <HeroSlider slides={slides} wide />
        <section aria-labelledby="assortiment">
          <h2 id="assortiment" className="sr-only">
            {words.groups}
          </h2>
          <GroupPictures groups={groups} className="windows" eagerCount={slides.length > 0 ? 0 : 3} />
        </section>
      </div>
      <TopProducts {...home} />
      <PromiseRow promises={shop.promises} />
      <SeasonRow {...home} />
      <LoginReason shop={shop} audience={audience} />
      <NewsAndReview {...home} />
      <BrandRow brands={brands} />
      <AssortmentLinks links={assortment} />
    </>
  );
}
