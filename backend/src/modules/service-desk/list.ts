import { type DeskView, endpoints } from '@toonbank/contract';
import { tasks } from '../../db/schema/index.ts';
import { and, desc, eq, ne, type SQL, sql } from '../../db/sql.ts';
import { orNotFound } from '../../http/errors.ts';
import { implement } from '../../http/implement.ts';
import { matchingDesk } from './search.ts';
import { selectDeskTasks, toWireDeskTasks } from './to-wire.ts';

const PAGE_SIZE = 30;

const inView = (view: DeskView, adminId: number): SQL | undefined =>
  ({
    waiting: eq(tasks.status, 'open'),
    mine: and(eq(tasks.assignedTo, adminId), ne(tasks.status, 'solved')),
    answered: eq(tasks.status, 'answered'),
    solved: eq(tasks.status, 'solved'),
    all: undefined,
  })[view];

export const listDeskTasks = implement(
  endpoints.serviceDesk.list,
  async ({ tx, viewer: { admin } }, { page, view, kind, search }) => {
    const { adminId } = orNotFound(admin);
    const rows = await selectDeskTasks(tx)
      .where(and(inView(view, adminId), kind && eq(tasks.kind, kind), matchingDesk(search)))
      .orderBy(
        sql`${tasks.promisedAt} NULLS LAST`,
        // Of one promise, the question that waits longest comes first.
        sql`CASE WHEN ${tasks.promisedAt} IS NOT NULL THEN ${tasks.createdAt} END`,
        desc(tasks.lastMessageAt),
        desc(tasks.id),
      )
      .limit(PAGE_SIZE)
      .offset(page * PAGE_SIZE);
    return toWireDeskTasks(tx, rows, new Date());
  },
);

export const countDeskTasks = implement(endpoints.serviceDesk.counts, async ({ tx, viewer: { admin } }) => {
  const { adminId } = orNotFound(admin);
  const [counted] = await tx
    .select({
      waiting: sql<number>`(count(*) FILTER (WHERE ${tasks.status} = 'open'))::int`,
      late: sql<number>`(count(*) FILTER (WHERE ${tasks.status} = 'open' AND ${tasks.promisedAt} < now()))::int`,
      mine: sql<number>`(count(*) FILTER (WHERE ${tasks.assignedTo} = ${adminId}))::int`,
    })
    .from(tasks)
    .where(ne(tasks.status, 'solved'));
  return counted ?? { waiting: 0, late: 0, mine: 0 };
});
