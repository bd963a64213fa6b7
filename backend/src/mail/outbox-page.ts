import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { orNotFound } from '../http/errors.ts';
import { isLocalRequest } from '../http/local-request.ts';
import { escapeHtml } from './escape.ts';
import { listOutbox } from './outbox.ts';

const address = z.object({ file: z.string().regex(/^[\w.@-]{1,200}\.(eml|html)$/) });

const subjectOf = (eml: string): string => /^Subject: (.*(?:\r?\n[ \t].*)*)/m.exec(eml)?.[1] ?? '';
const toOf = (eml: string): string => /^To: (.*)/m.exec(eml)?.[1]?.trim() ?? '';

/** Decodes `=?UTF-8?Q?…?=` and `?B?`. */
function decoded(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([qb])\?([^?]*)\?=/gi, (_whole, kind: string, text: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(text, 'base64').toString()
        : Buffer.from(
            text
              .replaceAll('_', ' ')
              .replace(/=([0-9a-f]{2})/gi, (_hex, code: string) =>
                String.fromCharCode(Number.parseInt(code, 16)),
              ),
            'latin1',
          ).toString(),
    );
}

async function row(folder: string, name: string): Promise<string> {
  const eml = await readFile(join(folder, `${name}.eml`), 'utf8').catch(() => '');
  const cells = [name.slice(0, 19), decoded(toOf(eml)), decoded(subjectOf(eml))].map(escapeHtml);
  return `<tr><td>${cells.join('</td><td>')}</td><td><a href="/outbox/${name}.html">bekijken</a> <a href="/outbox/${name}.eml">.eml</a></td></tr>`;
}

/** `/outbox`: the mails that were not sent, for callers on this machine. Others get a 404. */
export async function registerOutbox(app: FastifyInstance, { folder }: { folder: string }): Promise<void> {
  app.addHook('onRequest', async (request, reply) => {
    if (!isLocalRequest(request)) orNotFound(undefined);
    reply.headers({
      'cache-control': 'private, no-store',
      'content-security-policy':
        "default-src 'none'; img-src data:; style-src 'unsafe-inline'; frame-ancestors 'none'",
    });
  });
  app.get('/outbox', async (_request, reply) => {
    const rows = await Promise.all((await listOutbox(folder)).map((name) => row(folder, name)));
    const list = rows.length > 0 ? `<table>${rows.join('')}</table>` : '<p>Er is nog niets verstuurd.</p>';
    return reply
      .type('text/html; charset=utf-8')
      .send(`<!doctype html><html lang="nl"><meta charset="utf-8"><title>Uitgaande e-mail</title>
<style>:root{color-scheme:light dark}body{font:15px/1.5 system-ui,sans-serif;margin:24px}td{padding:4px 16px 4px 0;vertical-align:top}</style>
<h1>Uitgaande e-mail</h1>${list}</html>`);
  });
  app.get('/outbox/:file', async (request, reply) => {
    const { file } = orNotFound(address.safeParse(request.params).data);
    const bytes = orNotFound(await readFile(join(folder, file)).catch(() => undefined));
    return reply.type(file.endsWith('.eml') ? 'message/rfc822' : 'text/html; charset=utf-8').send(bytes);
  });
}
