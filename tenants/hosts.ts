/**
 * Index of the sites with their hosts and tokens. Middleware reads only this file, so it must not import
 * anything heavy. A site's own domain is added to its line.
 */
const hostsBySite = {
  demo: ['demo.toonbank.example'],
  schoongroep: ['www.schoongroep.example', 'schoongroep.example'],
  puurschoon: ['www.puurschoon.example', 'puurschoon.example'],
  horecahuis: ['www.horecahuis.example', 'horecahuis.example'],
  zorgvoorraad: ['www.zorgvoorraad.example', 'zorgvoorraad.example'],
  huispapier: ['www.huispapier.example', 'huispapier.example'],
  kantoorkring: ['www.kantoorkring.example', 'kantoorkring.example'],
  erfenstal: ['www.erfenstal.example', 'erfenstal.example'],
  bouwkeet24: ['www.bouwkeet24.example', 'bouwkeet24.example'],
  papierpunt: ['www.papierpunt.example', 'papierpunt.example'],
  zakkenhuis: ['www.zakkenhuis.example', 'zakkenhuis.example'],
  zeepmeester: ['www.zeepmeester.example', 'zeepmeester.example'],
  dispenserplein: ['www.dispenserplein.example', 'dispenserplein.example'],
  handschoenhal: ['www.handschoenhal.example', 'handschoenhal.example'],
  maskermagazijn: ['www.maskermagazijn.example', 'maskermagazijn.example'],
  vloerzorg: ['www.vloerzorg.example', 'vloerzorg.example'],
  glasenraam: ['www.glasenraam.example', 'glasenraam.example'],
  keukenhygiene: ['www.keukenhygiene.example', 'keukenhygiene.example'],
  sanitairplein: ['www.sanitairplein.example', 'sanitairplein.example'],
  verpakkingsloods: ['www.verpakkingsloods.example', 'verpakkingsloods.example'],
  schoolschoon: ['www.schoolschoon.example', 'schoolschoon.example'],
  hotelvoorraad: ['www.hotelvoorraad.example', 'hotelvoorraad.example'],
  gemeentewinkel: ['www.gemeentewinkel.example', 'gemeentewinkel.example'],
} as const satisfies Record<string, readonly string[]>;

export type SiteId = keyof typeof hostsBySite;

/** Identity of a site, known before its content is read. */
export type Site = {
  id: SiteId;
  /** The first host is the one that links in mails use. */
  hosts: string[];
  /** The variable that overrides the token in the data, e.g. `SITE_TOKEN_HUISPAPIER`. */
  tokenEnv: string;
  /** The token in the data; ask `siteToken()` for the one that counts. */
  token: string;
};

/** A site's hosts and token. `<site>.localhost` needs no DNS: browsers send it to this machine. */
export function siteOf<Id extends SiteId>(id: Id): Site & { id: Id } {
  return {
    id,
    hosts: [...hostsBySite[id], `${id}.localhost`],
    tokenEnv: `SITE_TOKEN_${id.toUpperCase()}`,
    token: `st_${id}`,
  };
}

/** Whether a text, such as a segment of an internal path, names a site. */
export function isSiteId(text: string): text is SiteId {
  return Object.hasOwn(hostsBySite, text);
}

export const siteIds: readonly SiteId[] = Object.keys(hostsBySite).filter(isSiteId);

/** Every site, in a fixed order, the demo site first. */
export const sites: readonly Site[] = siteIds.map((id) => siteOf(id));
