import type { Block } from '../blocks.ts';
import type { PropName } from './props.ts';

/** A line of what a recipe needs: a product of the shop, by its family. */
export interface Need {
  family: string;
  /** What it is called in the text: 'vlakmop'. */
  label: string;
  /** What it is for: 'een voor elke ruimte'. */
  note?: string;
  /** In the product's usual unit; 1 by default. */
  quantity?: number;
  /** Part of the product's name, where the family has very different products. */
  pick?: RegExp;
}

/** A text is what the shop does not sell: '2 liter water'. */
export type NeedLine = Need | string;

interface Item {
  title: string;
  intro: string;
  blocks: Block[];
  /** Families in the picture; those of a recipe's needs by default. */
  cast?: readonly string[];
  /** Drawn in the picture, in front of the products. */
  prop?: PropName;
  /** Colour of the picture's background, `#rrggbb`. */
  tint?: string;
}

export interface Recipe extends Item {
  kind: 'recipe';
  isFood: boolean;
  /** Minutes of work, and until it is ready. */
  prep: number;
  total: number;
  yields: string;
  frequency?: string;
  needs: readonly NeedLine[];
  steps: readonly string[];
}

export interface Blog extends Item {
  kind: 'blog';
}

/** What happens in a shot: see demo/src/videos/acts.ts. */
export type Act = 'arrive' | 'wipe' | 'mop' | 'spray' | 'drops' | 'stack' | 'done';

export interface Shot {
  seconds: number;
  /** Caption, and a line of the transcript. */
  say: string;
  act: Act;
  /** Families of the products in it; the first one moves. */
  cast: readonly string[];
}

export interface Video extends Item {
  kind: 'video';
  shots: readonly Shot[];
}

export type DemoItem = Recipe | Blog | Video;

/** A line with a product. */
export const need = (family: string, label: string, note = '', more: Partial<Need> = {}): Need => ({
  ...{ family, label, note },
  ...more,
});

/** How something is cleaned or done: what, with what, how often. */
export const plan = (item: Omit<Recipe, 'kind' | 'isFood' | 'blocks'> & { blocks?: Block[] }): Recipe => ({
  ...{ kind: 'recipe', isFood: false, blocks: [] },
  ...item,
});

/** A dish or a drink. */
export const dish = (item: Omit<Recipe, 'kind' | 'isFood' | 'blocks'> & { blocks?: Block[] }): Recipe => ({
  ...{ kind: 'recipe', isFood: true, blocks: [] },
  ...item,
});

export const post = (item: Omit<Blog, 'kind'>): Blog => ({ kind: 'blog', ...item });

export const video = (item: Omit<Video, 'kind' | 'blocks'> & { blocks?: Block[] }): Video => ({
  ...{ kind: 'video', blocks: [] },
  ...item,
});
