import type { BlogItem } from '@/api/types';
import { blog as words } from '@/locales/nl/blog';

/** Recipe, plan, video or blog, in a word. */
export const labelOf = ({ recipe, video }: BlogItem): string =>
  recipe ? words.kind[recipe.isFood ? 'food' : 'plan'] : video ? words.kind.video : words.kind.blog;

/** Facts at the head of a recipe: how long it takes, and for how many people. */
export function shortFacts({ recipe, video }: BlogItem): string[] {
  if (video) return video.seconds > 0 ? [words.film(video.seconds)] : [];
  if (!recipe) return [];
  const time = recipe.totalMinutes || recipe.prepMinutes;
  return [time > 0 ? words.duration(time) : '', recipe.yields].filter((fact) => fact !== '');
}
