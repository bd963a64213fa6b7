import { checkRow, readRow } from '@toonbank/contract/text-checks/check-row';
import { referencesOf } from '@toonbank/contract/text-checks/facts/references';
import type { Finding } from '@toonbank/contract/text-checks/finding';
import type { Tx } from '../../db/connect.ts';
import type { Site } from '../../db/schema/index.ts';
import { findDead } from './find-dead.ts';
import { factsOf } from './site-facts.ts';
import { readSiteTexts, type SiteText } from './site-texts.ts';

export interface SiteFinding extends Finding {
  text: SiteText;
}

/** Checks every text of a site against its settings and its data. */
export async function checkSite(tx: Tx, site: Site, all: readonly Site[], now: Date): Promise<SiteFinding[]> {
  const facts = await factsOf(tx, site, all, now);
  const texts = await readSiteTexts(tx, site.id, now);
  const read = texts.flatMap((text) => readRow(text).map(([, fieldText]) => fieldText));
  const dead = await findDead(tx, site, referencesOf(read, facts));
  return texts.flatMap((text) => checkRow(text, facts, dead).map((finding) => ({ ...finding, text })));
}
