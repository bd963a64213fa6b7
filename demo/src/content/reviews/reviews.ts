import { addDays, isoDay, startOfDay } from '../../calendar.ts';
import { type Dice, dice } from '../../catalogue/random.ts';
import type { ShopFacts } from '../model.ts';
import { critical } from './critical.ts';
import type { DemoReview } from './model.ts';
import { praise } from './praise.ts';
import { plainTrade, trades } from './trades.ts';

const DAYS = 2 * 365;
/** A moment in the afternoon at which the shop answers. */
const OFFICE_HOUR_MS = 13.5 * 3_600_000;
const roles = [
  'Inkoper',
  'Facilitair medewerker',
  'Eigenaar',
  'Teamleider',
  'Beheerder',
  'Administratie',
] as const;
const names = [
  ...[
    'Anneke',
    'Bas',
    'Corrie',
    'Dirk',
    'Elif',
    'Fatima',
    'Gerard',
    'Hanneke',
    'Ilse',
    'Joris',
    'Karim',
    'Linda',
  ],
  ...['Marit', 'Noor', 'Olaf', 'Petra', 'Roos', 'Sjoerd', 'Tineke', 'Wouter'],
] as const;
const initials = ['B.', 'D.', 'H.', 'K.', 'M.', 'S.', 'V.', 'W.'] as const;

/** Some of these, in an order of its own for each shop. */
function draw(luck: Dice, pool: readonly DemoReview[], count: number): DemoReview[] {
  const left = [...pool];
  return Array.from({ length: Math.min(count, pool.length) }, () =>
    left.splice(luck.whole(0, left.length - 1), 1),
  ).flat();
}

/** The invented reviews of a shop over two years, newest first: the same at every run. */
export function singleReviewsOf(shop: ShopFacts, now: Date) {
  const { id } = shop.site;
  const luck = dice(`single-reviews|${id}`);
  const { places, reviews } = trades[id] ?? plainTrade;
  const fits = ({ only }: DemoReview) =>
    only === undefined || only === (shop.consumer ? 'consumer' : 'business');
  const chosen = draw(
    luck,
    [
      ...reviews,
      ...draw(luck, praise.filter(fits), luck.whole(18, 22)),
      ...draw(luck, critical.filter(fits), luck.whole(5, 6)),
    ],
    40,
  );
  const groups = shop.assortment.groups.map(({ label }) => label);
  const author = () =>
    shop.consumer
      ? `${luck.pick(names)} ${luck.pick(initials)}, ${luck.pick(places)}`
      : `${luck.pick(roles)}, ${luck.pick(places)}`;
  const step = DAYS / chosen.length;
  const today = startOfDay(now);
  return chosen.map(({ stars, title, text, answer }, at) => {
    const day = addDays(today, -Math.ceil(at * step + luck.between(2, step)));
    const answeredAt = new Date(addDays(day, luck.whole(0, 1)).getTime() + OFFICE_HOUR_MS);
    return {
      ...{ serviceId: `${id}-${chosen.length - at}`, stars, title, text },
      author: author(),
      // A review of the trade is about an article of its own.
      about:
        !reviews.some((own) => own.text === text) && luck.chance(0.6)
          ? (groups[luck.whole(0, groups.length - 1)] ?? '')
          : '',
      writtenOn: isoDay(day),
      answer: answer ?? null,
      answeredAt: answer === undefined ? null : answeredAt,
    };
  });
}

/** The result of the invented review service: the mean of these reviews, out of ten. */
export function reviewScoreOf(reviews: readonly { stars: number }[]) {
  const sum = reviews.reduce((total, { stars }) => total + stars, 0);
  const score = Math.round((sum / Math.max(1, reviews.length)) * 20) / 10;
  return { score, maxScore: 10, reviewPage: '', reviewCount: reviews.length };
}
