import { describe, expect, it } from 'vitest';
import { KEPT, sendHtml, start } from './running.ts';

describe("an admin's page", () => {
  const ADMIN = { cookie: 'toonbank.adminSid=abcdefgh; toonbank.beheer=admin' };

  it('is made for each request, shown to no visitor, and cached by no browser', async () => {
    let made = 0;
    const { get } = await start(async (_, response) => {
      made += 1;
      sendHtml(response, `<p>made ${made}</p>`, KEPT);
    });
    for (const count of [1, 2]) {
      const { headers, body } = await get('/', ADMIN);
      expect([headers['cache-control'], body.toString()]).toEqual([
        'private, no-store',
        `<p>made ${count}</p>`,
      ]);
    }
    expect((await get('/')).body.toString()).toBe('<p>made 3</p>');
    expect((await get('/', ADMIN)).body.toString()).toBe('<p>made 4</p>');
  });
});
