import type { DemoAssortment } from '../model.ts';
import type { DemoSite } from '../sites.ts';
import type { Block } from './blocks.ts';

/** A page as it is written: what is the same on every page follows from the site. */
export interface DemoPage {
  code: string;
  /** Where it stands below the language; its code when left out. */
  path?: string;
  title: string;
  description: string;
  blocks: Block[];
  image?: string;
  /** The footer column it stands in; `merken` and `sale` have what those lists say. */
  menu: 'vragen' | 'service' | 'over-ons' | 'assortiment' | 'merken' | 'sale';
  groupPath?: string;
}

export interface DemoNews {
  title: string;
  intro: string;
  blocks: Block[];
}

/** What is particular to a shop: for whom it is, where it comes from, what it knows about. */
export interface Profile {
  /** 'schoonmaakbedrijven en facilitaire diensten' */
  buyers: string;
  /** 'schoonmaakmiddelen, materialen en papier' */
  range: string;
  /** Two or three paragraphs about the shop. */
  story: readonly string[];
  /** What its people help with; each finishes 'Wij helpen u graag met …'. */
  helps: readonly [string, string, string];
  /** A question that its buyers ask, and the answer. */
  question: readonly [string, string];
  /** An article of its own, not bound to a season. */
  news: DemoNews;
}

/** Everything that a text may speak of. */
export interface ShopFacts extends Profile {
  site: DemoSite;
  name: string;
  /** Sells to households as well. */
  consumer: boolean;
  belgium: boolean;
  houseBrand: string;
  assortment: DemoAssortment;
  /** Ready-made links. */
  phone: string;
  mail: (subject: string) => string;
}
