import { endpoints } from '@toonbank/contract';
import { acceptedFindings } from '../../db/schema/index.ts';
import { and, eq } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { orNotFound } from '../../http/errors.ts';
import { type Implementation, implement, implementDetached } from '../../http/implement.ts';
import { adminOf } from '../editing/drafts.ts';
import { readLive } from '../editing/stored-kinds.ts';
import { findDead } from './find-dead.ts';
import { readFindings } from './read-findings.ts';
import { factsOf, readSites } from './site-facts.ts';
import { storeFindings } from './store-findings.ts';

const { textChecks } = endpoints;

const getFacts = implementDetached(textChecks.facts, async ({ database, viewer: { site } }) => {
  const all = await readSites(database);
  return database.inSite(site.id, async (tx) => {
    const { freeShippingCents, shippingNlCents, shippingBeCents, withdrawalDays, cutOff, ...facts } =
      await factsOf(...([tx, site, all, new Date()] as const));
    const accepted = await tx.select().from(acceptedFindings);
    return {
      facts: {
        ...{ free_shipping_cents: freeShippingCents, shipping_nl_cents: shippingNlCents },
        ...{ shipping_be_cents: shippingBeCents, withdrawal_days: withdrawalDays, cut_off: cutOff },
        ...{ name: facts.name, phone: facts.phone, email: facts.email, hosts: [...facts.hosts] },
        today: facts.today,
        others: facts.others.map((other) => ({ ...other, hosts: [...other.hosts] })),
      },
      accepted: accepted.map(({ kind, rowId, field, code, quote, blockMark }) => ({
        ...{ kind, id: rowId, field, code, quote, block_mark: blockMark },
      })),
    };
  });
});

const findDeadReferences = implement(textChecks.findDead, async ({ tx, viewer }, references) => {
  const { addresses, articleNumbers, images } = await findDead(tx, viewer.site, references);
  return { addresses: [...addresses], article_numbers: [...articleNumbers], images: [...images] };
});

const runChecks = implementDetached(textChecks.run, async ({ database, viewer: { site } }) => {
  const all = await readSites(database);
  const now = new Date();
  const findings = await database.inSite(site.id, (tx) =>
    storeFindings(tx, site, { all, now, time: { always: true } }),
  );
  return { findings: findings ?? 0 };
});

/** Checks the site again first when a text was published, saved or discarded since the last check. */
const listFindings = implementDetached(textChecks.list, async ({ database, viewer: { site } }) => {
  const all = await readSites(database);
  return database.inSite(site.id, async (tx) => {
    await storeFindings(tx, site, { all, now: new Date(), time: { whenChanged: true } });
    return readFindings(tx);
  });
});

const acceptFinding = implement(textChecks.accept, async ({ tx, viewer }, { id, isRight, ...finding }) => {
  const { adminId } = adminOf(viewer);
  const siteId = viewer.site.id;
  const { kind, field, code, quote, blockMark } = finding;
  orNotFound(await readLive(tx, siteId, { kind, id }));
  if (isRight)
    await tx
      .insert(acceptedFindings)
      .values({ siteId, rowId: id, adminId, ...finding })
      .onConflictDoNothing();
  else
    await tx
      .delete(acceptedFindings)
      .where(
        and(
          ...[eq(acceptedFindings.siteId, siteId), eq(acceptedFindings.kind, kind)],
          ...[eq(acceptedFindings.rowId, id), eq(acceptedFindings.field, field)],
          ...[eq(acceptedFindings.code, code), eq(acceptedFindings.quote, quote)],
          eq(acceptedFindings.blockMark, blockMark),
        ),
      );
  await logAction(tx, siteId, {
    ...{ adminId, action: isRight ? 'accept_finding' : 'report_finding', targetKind: kind, targetId: id },
    details: { field, code, quote },
  });
  return {};
});

export const textCheckRoutes: Implementation[] = [
  getFacts,
  findDeadReferences,
  listFindings,
  runChecks,
  acceptFinding,
];
