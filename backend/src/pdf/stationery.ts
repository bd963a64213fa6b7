import type { Site } from '../db/schema/index.ts';
import { rasteriseLogo } from './raster.ts';

/** A site's stationery, ready to print on. */
export interface Stationery {
  company: string;
  /** Colour of headings and rules, `#rrggbb`. */
  colour: string;
  /** Name of the typeface; absent: the default one. */
  face?: string | undefined;
  /** PNG; absent: the company's name replaces it. */
  logo: Buffer | undefined;
  /** Two lines at the foot of each page: the company's address, and its numbers. */
  foot: [string, string];
}

export async function stationeryOf({ branch, letterhead }: Site): Promise<Stationery> {
  const { colour, face, logo, coc, vatNumber, iban } = letterhead;
  const place = [branch.name, branch.street, `${branch.postcode} ${branch.city}`, branch.phone, branch.email];
  const numbers = [coc && `KvK ${coc}`, vatNumber && `Btw ${vatNumber}`, iban && `IBAN ${iban}`];
  const joined = (parts: string[]) => parts.filter((part) => part.trim() !== '').join(' · ');
  return {
    company: branch.name,
    colour,
    face,
    logo: logo === '' ? undefined : await rasteriseLogo(logo),
    foot: [joined(place), joined(numbers)],
  };
}
