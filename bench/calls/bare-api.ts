import Fastify from 'fastify';
import pg from 'pg';
import { hashSecret } from '../../backend/src/http/viewer.ts';

/**
 * The upper limit for a call of a customer: Fastify and pg with the same transaction, role, tenant and session query,
 * and nothing else. `DATABASE_URL` names the database; the port arrives at the parent process.
 */
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 10 });

const SESSION = {
  name: 'session',
  text: `SELECT s.kind, u.id, u.first_name, u.last_name, c.id AS customer_id, c.company
    FROM sessions s LEFT JOIN customer_users u ON u.id = s.user_id LEFT JOIN customers c ON c.id = u.customer_id
    WHERE s.sid_hash = $1 AND s.site_id = $2 AND s.expires_at > now()`,
};

const app = Fastify();
app.get('/session', async (request, reply) => {
  const client = await pool.connect();
  try {
    const site = /^st_([a-z0-9]+)$/.exec(String(request.headers['x-site-token']))?.[1] ?? '';
    await client.query(`BEGIN; SET LOCAL ROLE toonbank_app; SET LOCAL app.site = '${site}'`);
    const hash = hashSecret(request.headers.authorization ?? '');
    const { rows } = await client.query({ ...SESSION, values: [hash, site] });
    await client.query('COMMIT');
    if (!rows[0]) return reply.code(401).send();
    return { authenticated: true, user: rows[0] };
  } finally {
    client.release();
  }
});
const address = await app.listen({ host: 'localhost', port: 0 });
process.send?.(address);
process.once('disconnect', () => process.exit(0));
