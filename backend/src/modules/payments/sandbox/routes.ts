import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import type { SandboxPayment } from '../../../db/schema/index.ts';
import { orNotFound } from '../../../http/errors.ts';
import { webhookPath } from '../webhook-routes.ts';
import type { SandboxBooks } from './books.ts';
import { sandboxPage, sandboxPolicy } from './page.ts';
import { sandboxMessage } from './provider.ts';

const address = z.object({ reference: z.string() });
const form = z.object({ uitkomst: z.enum(['paid', 'cancelled', 'failed', 'expired']) });

function show(reply: FastifyReply, payment: SandboxPayment) {
  return reply
    .headers({
      'content-security-policy': sandboxPolicy(payment.returnUrl),
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(sandboxPage(payment));
}

/**
 * The page on which a tester pays. The chosen result goes to the shop as a signed webhook, over its own route, and
 * only then does the browser return.
 */
export async function registerSandbox(
  app: FastifyInstance,
  { books, secret }: { books: SandboxBooks; secret: string },
): Promise<void> {
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 1_000 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
  );
  app.get('/sandbox-betaling/:reference', async (request, reply) => {
    const { reference } = address.parse(request.params);
    return show(reply, orNotFound(await books.find(reference)));
  });
  app.post('/sandbox-betaling/:reference', async (request, reply) => {
    const { reference } = address.parse(request.params);
    const payment = orNotFound(await books.find(reference));
    const { data } = form.safeParse(request.body);
    if (!data) return show(reply.code(400), payment);
    const closed = orNotFound(await books.close(payment, data.uitkomst));
    const notice = { reference, state: closed.state, amountCents: closed.amountCents };
    const { body, headers } = sandboxMessage(secret, notice);
    const heard = await app.inject({ method: 'POST', url: webhookPath(reference), headers, payload: body });
    if (heard.statusCode !== 200) request.log.error({ reference }, 'the shop did not take the webhook');
    return reply.redirect(payment.returnUrl, 303);
  });
}
