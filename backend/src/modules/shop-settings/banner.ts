import { endpoints, type ShopBanner, SITE_ROW, safeLink, type WireShopBanner } from '@toonbank/contract';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { publishChange } from '../editing/publish-change.ts';
import { type Live, lockLive, readLive } from '../editing/stored-kinds.ts';
import { changedFields } from './changed-fields.ts';

const desk = endpoints.shopSettings;
const target = { kind: 'site', id: SITE_ROW } as const;

function bannerOf({ fields }: Live): ShopBanner {
  const { alertMessage = '', bannerLink = '', bannerFrom = '', bannerUntil = '', bannerHidden } = fields;
  const times = { from: bannerFrom, until: bannerUntil };
  return { text: alertMessage, link: bannerLink, ...times, isOn: bannerHidden !== 'true' };
}

const toFields = ({ text, link, from, until, isOn }: ShopBanner) => ({
  ...{ alertMessage: text, bannerLink: link, bannerFrom: from, bannerUntil: until },
  bannerHidden: String(!isOn),
});

const toWire = ({ isOn, ...banner }: ShopBanner): WireShopBanner => ({ ...banner, is_on: isOn });

/** The same moment has the same text. */
function sameForm(banner: ShopBanner): ShopBanner {
  const iso = (moment: string) => (moment === '' ? '' : new Date(moment).toISOString());
  return { ...banner, from: iso(banner.from), until: iso(banner.until) };
}

function refuseWrong({ link, from, until }: ShopBanner) {
  if (link !== '' && safeLink(link) !== link)
    throw new DomainError('invalid_request', 'This is no address.', { link: 'invalid' });
  if (from !== '' && until !== '' && until <= from)
    throw new DomainError('invalid_request', 'It ends before it begins.', { until: 'too_small' });
}

export const getBanner = implement(desk.banner, async ({ tx, viewer: { site } }) =>
  toWire(bannerOf(orNotFound(await readLive(tx, site.id, target)))),
);

export const setBanner = implement(desk.setBanner, async ({ tx, viewer }, { seen, banner }) => {
  const siteId = viewer.site.id;
  const { adminId } = orNotFound(viewer.admin);
  const live = orNotFound(await lockLive(tx, siteId, target));
  const [now, after] = [bannerOf(live), sameForm(banner)];
  const changed = changedFields({ now, seen: sameForm(seen), after }, 'banner');
  if (!changed) return toWire(now);
  refuseWrong({ ...now, ...changed.after });
  const change = { fields: toFields({ ...now, ...changed.after }), basedOn: live.version };
  await publishChange(tx, siteId, target, { ...change, authorId: adminId, publisherId: adminId });
  await logAction(tx, siteId, {
    ...{ adminId, action: 'set_banner', targetKind: 'setting', targetId: 'banner' },
    details: changed,
  });
  return toWire({ ...now, ...changed.after });
});
