import type { Family } from '../build-family.ts';
import { bags } from './bags.ts';
import { catering } from './catering.ts';
import { cleaners } from './cleaners.ts';
import { hands } from './hands.ts';
import { laundry } from './laundry.ts';
import { packaging } from './packaging.ts';
import { paper } from './paper.ts';
import { protection } from './protection.ts';
import { tools } from './tools.ts';

/** Every family of the catalogue. The order fixes article numbers: add new ones at the end. */
export const families: readonly Family[] = [
  ...paper,
  ...bags,
  ...cleaners,
  ...laundry,
  ...hands,
  ...protection,
  ...tools,
  ...catering,
  ...packaging,
];
