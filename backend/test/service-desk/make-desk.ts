import { endpoints } from '@toonbank/contract';
import type { z } from 'zod';
import type { Site } from '../../src/db/schema/index.ts';
import { makeAdmin, makeSession, type TestApp } from '../support/index.ts';

const { serviceDesk: calls, editing } = endpoints;

/** A manager of the site, and the calls that the manager makes. */
export async function makeManager(test: TestApp, site: Site, name = 'Iris', email = '') {
  const adminId = await makeAdmin(test, site, { role: 'manager', name, email });
  const caller = { site, sid: await makeSession(test, site, { adminId }) };
  return {
    adminId,
    caller,
    list: (request: z.input<typeof calls.list.request> = {}) => test.data(calls.list, request, caller),
    ids: async (request: z.input<typeof calls.list.request> = {}) =>
      (await test.data(calls.list, request, caller)).map(({ task_id }) => task_id),
    read: (taskID: number) => test.data(calls.details, { taskID }, caller),
    answer: (taskID: number, text: string, more: Partial<z.input<typeof calls.answer.request>> = {}) =>
      test.call(calls.answer, { taskID, text, ...more }, caller),
    assign: (taskID: number, adminID: number | null) => test.call(calls.assign, { taskID, adminID }, caller),
    promise: (taskID: number, day: string, hour: number) =>
      test.call(calls.promise, { taskID, day, hour }, caller),
    solve: (taskID: number, solved = true) => test.data(calls.setSolved, { taskID, solved }, caller),
    actions: async (kind: string) =>
      (await test.data(editing.actions, { kind }, caller)).map(({ action }) => action),
  };
}
export type Manager = Awaited<ReturnType<typeof makeManager>>;

/** The error code of an answer; undefined for one that is no refusal. */
export const refusalOf = ({ body }: { body: unknown }): string | undefined =>
  (body as { error?: { code: string } }).error?.code;
