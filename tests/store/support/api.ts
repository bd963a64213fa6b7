import type { ErrorCode } from '@toonbank/contract';
import { errorStatus } from '@toonbank/contract/errors';
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';

/** A fake API for the client. Call it once per test file; an unexpected call fails the test. */
export function fakeApi() {
  const server = setupServer();
  beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
  afterEach(() => server.resetHandlers());
  afterAll(() => server.close());

  /** Bodies and headers of the calls to a path, in order. */
  function answers(path: string, respond: (body: unknown, call: number) => Response | object) {
    const calls: { body: unknown; headers: Headers }[] = [];
    server.use(
      http.all(`*/v1/${path}`, async ({ request }) => {
        const text = await request.text();
        const body: unknown = text === '' ? undefined : JSON.parse(text);
        calls.push({ body, headers: request.headers });
        const answer = await respond(body, calls.length);
        return answer instanceof Response ? answer : HttpResponse.json({ result: true, data: answer });
      }),
    );
    return calls;
  }

  return { server, answers };
}

/** An answer whose session fields are on the top level. */
export const flat = (session: object) => HttpResponse.json(session);

/** A failure as the contract has it; `fields`: what is wrong, field by field. */
export function refused(
  code: ErrorCode,
  fields?: Record<string, string>,
  headers: Record<string, string> = {},
): Response {
  const error = { code, message: code, ...(fields && { fields }) };
  return HttpResponse.json({ result: false, error }, { status: errorStatus[code], headers });
}
