import { GroupPictures } from './group-pictures';
import { HeroSlider } from './hero-slider';
import { type HeroProps, HeroWords } from './hero-words';
import type { HomeProps } from './home-props';

/** The hero text beside the slides, or beside the first groups when there are no slides. */
export function Hero({ slides, ...words }: HeroProps & Pick<HomeProps, 'slides'>) {
  return (
    <section className="hero">
      <div className="wrap">
        <HeroWords {...words} />
        <HeroSlider slides={slides}>
          <GroupPictures groups={words.groups.slice(0, 4)} className="hero-pictures" eagerCount={2} />
        </HeroSlider>
      </div>
    </section>
  );
}
