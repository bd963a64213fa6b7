import type { Profile } from '../model.ts';
import { branchShops } from './branch-shops.ts';
import { hygieneShops } from './hygiene-shops.ts';
import { placeShops } from './place-shops.ts';
import { supplyShops } from './supply-shops.ts';
import { templateShops } from './template-shops.ts';

/** Particulars of each demo shop, by site. */
export const profiles: Readonly<Record<string, Profile>> = {
  ...templateShops,
  ...branchShops,
  ...supplyShops,
  ...hygieneShops,
  ...placeShops,
};
