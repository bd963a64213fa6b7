import { cannedPlaceholders, endpoints, MAX_CANNED_ANSWERS } from '@toonbank/contract';
import type { Tx } from '../../db/connect.ts';
import { cannedAnswers, sites } from '../../db/schema/index.ts';
import { asc, count, eq, inArray, max, sql } from '../../db/sql.ts';
import { logAction } from '../../http/admin-log.ts';
import { DomainError, orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';

const { serviceDesk } = endpoints;

/** Serialises the changes of a site's canned answers, so that concurrent calls respect the maximum. */
async function lockCannedAnswers(tx: Tx, siteId: string): Promise<void> {
  await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, siteId)).for('no key update');
}

/** @throws DomainError invalid_request for an unknown placeholder */
function checkPlaceholders(text: string): void {
  const known: readonly string[] = cannedPlaceholders;
  const hasUnknown = [...text.matchAll(/\{([^{}\n]*)\}/g)].some(([, name = '']) => !known.includes(name));
  if (hasUnknown)
    throw new DomainError('invalid_request', 'A placeholder is unknown.', { text: 'placeholder_unknown' });
}

export const listCannedAnswers = implement(serviceDesk.cannedAnswers, async ({ tx }) => {
  const rows = await tx
    .select()
    .from(cannedAnswers)
    .orderBy(asc(cannedAnswers.position), asc(cannedAnswers.id));
  return rows.map(({ id, title, text }) => ({ canned_id: id, title, text }));
});

export const addCannedAnswer = implement(
  serviceDesk.addCannedAnswer,
  async ({ tx, viewer: { site, admin } }, { title, text }) => {
    checkPlaceholders(text);
    await lockCannedAnswers(tx, site.id);
    const [known] = await tx
      .select({ answers: count(), last: max(cannedAnswers.position) })
      .from(cannedAnswers);
    if ((known?.answers ?? 0) >= MAX_CANNED_ANSWERS)
      throw new DomainError('invalid_request', 'There are too many canned answers.', { title: 'too_many' });
    const position = (known?.last ?? -1) + 1;
    const [made] = await tx
      .insert(cannedAnswers)
      .values({ siteId: site.id, title, text, position })
      .returning();
    const { id } = orNotFound(made);
    await logAction(tx, site.id, {
      ...{ adminId: orNotFound(admin).adminId, action: 'add_canned_answer' },
      ...{ targetKind: 'canned_answer', targetId: id, details: { name: title } },
    });
    return { canned_id: id, title, text };
  },
);

export const changeCannedAnswer = implement(
  serviceDesk.changeCannedAnswer,
  async ({ tx, viewer: { site, admin } }, { cannedID, title, text }) => {
    checkPlaceholders(text);
    const changed = await tx
      .update(cannedAnswers)
      .set({ title, text })
      .where(eq(cannedAnswers.id, cannedID))
      .returning({ id: cannedAnswers.id });
    orNotFound(changed[0]);
    await logAction(tx, site.id, {
      ...{ adminId: orNotFound(admin).adminId, action: 'change_canned_answer' },
      ...{ targetKind: 'canned_answer', targetId: cannedID, details: { name: title } },
    });
    return {};
  },
);

export const removeCannedAnswer = implement(
  serviceDesk.removeCannedAnswer,
  async ({ tx, viewer: { site, admin } }, { cannedID }) => {
    const removed = await tx.delete(cannedAnswers).where(eq(cannedAnswers.id, cannedID)).returning();
    const { title } = orNotFound(removed[0]);
    await logAction(tx, site.id, {
      ...{ adminId: orNotFound(admin).adminId, action: 'remove_canned_answer' },
      ...{ targetKind: 'canned_answer', targetId: cannedID, details: { name: title } },
    });
    return {};
  },
);

/** @throws DomainError not_found for an answer that the site does not have */
export const arrangeCannedAnswers = implement(
  serviceDesk.arrangeCannedAnswers,
  async ({ tx, viewer: { site } }, { cannedIDs }) => {
    await lockCannedAnswers(tx, site.id);
    const ids = [...new Set(cannedIDs)];
    if (ids.length === 0) return {};
    const known = await tx.$count(cannedAnswers, inArray(cannedAnswers.id, ids));
    if (known < ids.length) orNotFound(undefined);
    const rows = await tx
      .select()
      .from(cannedAnswers)
      .orderBy(asc(cannedAnswers.position), asc(cannedAnswers.id));
    const others = rows.map(({ id }) => id).filter((id) => !ids.includes(id));
    const order = sql`array_position(${sql.param([...ids, ...others])}::int[], ${cannedAnswers.id})`;
    await tx.update(cannedAnswers).set({ position: sql`${order} - 1` });
    return {};
  },
);
