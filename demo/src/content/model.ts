import type { DemoAssortment } from '../model.ts';
import type { DemoSite } from '../sites.ts';
import type { Block } from './blocks.ts';

/** A page as it is written: what is the same on every page follows from the site. */
export interface DemoPage {
  code: string;
  /** Path below the language; the code by default. */
  path?: string;
  title: string;
  description: string;
  blocks: Block[];
  image?: string;
  /** Footer column, empty for none; `merken` and `sale` are the texts of those lists. */
  menu: '' | 'vragen' | 'service' | 'over-ons' | 'assortiment' | 'merken' | 'sale';
  groupPath?: string;
}

export interface DemoNews {
  title: string;
  intro: string;
  blocks: Block[];
}

/** Particulars of a shop: its customers, history and expertise. */
export interface Profile {
  /** 'schoonmaakbedrijven en facilitaire diensten' */
  buyers: string;
  /** 'schoonmaakmiddelen, materialen en papier' */
  range: string;
  /** Two or three paragraphs about the shop. */
  story: readonly string[];
  /** Subjects the staff help with; each completes 'Wij helpen u graag met …'. */
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
  /** The company behind the shop. */
  company: string;
  address: string;
  /** Amounts of shipping. */
  freeFrom: string;
  costs: string;
  costsBelgium: string;
  /** Orders before this time count as today's: '16:00 uur'. */
  cutOff: string;
  houseBrand: string;
  assortment: DemoAssortment;
  /** Ready-made links. */
  phone: string;
  mail: (subject: string) => string;
}
