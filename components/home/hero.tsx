import { GroupPictures } from './group-pictures';
import { type HeroProps, HeroWords } from './hero-words';

/** The words beside the first groups. */
export function Hero({ shop, groups }: HeroProps) {
  return (
    <section className="hero">
      <div className="wrap">
        <HeroWords shop={shop} groups={groups} />
        <GroupPictures groups={groups.slice(0, 4)} className="hero-pictures" ahead={2} />
      </div>
    </section>
  );
}
