import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Site } from '../../db/schema/index.ts';
import type { ShopAddresses } from '../../http/shop-address.ts';
import { shopOrigin } from '../../http/shop-address.ts';

export interface SignedLabel {
  labelId: number;
  version: number;
}

/** 22 characters are 131 bits: too many to guess, and the code on the label stays coarse enough to scan. */
const SIGNATURE = 22;
const FORM = /^([1-9]\d{0,9})-([1-9]\d{0,5})-([\w-]{22})$/;
const MAX_ID = 2_147_483_647;

/** The secret signs other data too, so the signed text names its purpose. */
const sign = (secret: string, siteId: string, { labelId, version }: SignedLabel): string =>
  createHmac('sha256', secret)
    .update(`shelf label\n${siteId}\n${labelId}\n${version}`)
    .digest('base64url')
    .slice(0, SIGNATURE);

/** The address of a label of this site. It is not stored: it can be printed again, and not be stolen. */
export function labelUrl(
  site: Pick<Site, 'id' | 'hosts'>,
  label: SignedLabel,
  { secret, addresses }: { secret: string; addresses: ShopAddresses },
): string {
  const { labelId, version } = label;
  return `${shopOrigin(site, addresses)}/k/${labelId}-${version}-${sign(secret, site.id, label)}`;
}

/** The label of a token, if it is one of ours for this site. */
export function readLabelToken(secret: string, siteId: string, token: string): SignedLabel | undefined {
  const [, id, number, signature = ''] = FORM.exec(token) ?? [];
  const label = { labelId: Number(id), version: Number(number) };
  if (signature === '' || label.labelId > MAX_ID) return undefined;
  const [received, expected] = [Buffer.from(signature), Buffer.from(sign(secret, siteId, label))];
  return received.length === expected.length && timingSafeEqual(received, expected) ? label : undefined;
}
