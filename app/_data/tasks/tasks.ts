import 'server-only';
import { cache } from 'react';
import type { ApiClient } from '@/api/client';
import { hasCode } from '@/api/error';
import { getOrder } from '@/api/orders';
import { OWN, type TaskFilter, taskViews } from '@/components/tasks/task-filter';
import { readPage, readSearch } from '../account-query';
import type { SearchParams } from '../query';
import { callWithSession, withSession } from '../session-result';

type Query = Awaited<SearchParams>;
const first = (value: Query[string]) => [value].flat()[0] ?? '';

const viewOf = (word: string): TaskFilter['view'] =>
  Object.hasOwn(taskViews, word) ? taskViews[word as keyof typeof taskViews] : 'all';

/** `toon` (ongelezen, open, beantwoord, opgelost), `zoek`, `van` (mij), `page`. */
export const readTaskFilter = (query: Query): TaskFilter => ({
  page: readPage(query),
  search: readSearch(query),
  view: viewOf(first(query.toon)),
  own: first(query.van) === OWN,
});

/** The customer's tasks, unread ones first; twenty a page from 0. */
export const getTasks = (site: string, { page, search, view, own }: TaskFilter) =>
  callWithSession(site, 'tasks.all', {
    page,
    search,
    scope: own ? 'own' : 'company',
    unread: view === 'unread',
    ...(view !== 'all' && view !== 'unread' && { status: view }),
  });

/** The first tasks, for the account overview. */
export const getLatestTasks = (site: string, pageSize: number) =>
  callWithSession(site, 'tasks.all', { pageSize });

/** One task with its messages; null when it is absent or belongs to another customer. */
export const getTask = cache((site: string, taskID: number) =>
  withSession(site, async ({ call }) => {
    try {
      return await call('tasks.details', { taskID });
    } catch (error) {
      if (hasCode(error, 'not_found')) return null;
      throw error;
    }
  }),
);

const MAX_OF_ORDER = 5;

/** The latest tasks about an order. */
const tasksOf = async ({ call }: Pick<ApiClient, 'call'>, orderID: number) =>
  (await call('tasks.all', { orderID, pageSize: MAX_OF_ORDER })).tasks;

/** An order with its rows and its tasks; null when it is absent or belongs to another customer. */
export const getReportableOrder = (site: string, number: string) =>
  withSession(site, async (client) => {
    const order = number === '' ? null : await getOrder(client, number);
    return order && { order, tasks: await tasksOf(client, order.orderId) };
  });

/** The tasks about one order, by its number; none when the order is absent. */
export const getTasksOfOrder = (site: string, number: string) =>
  withSession(site, async (client) => {
    const order = await getOrder(client, number);
    return order ? tasksOf(client, order.orderId) : [];
  });
