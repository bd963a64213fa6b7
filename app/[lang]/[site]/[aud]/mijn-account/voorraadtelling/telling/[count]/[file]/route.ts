import { hasCode } from '@/api/error';
import { sessionClient } from '@/app/_data/client';
import { documentId } from '@/lib/urls/account-urls';
import { listIdOf } from '@/lib/urls/order-list-urls';
import { documents as words } from '@/locales/nl/documents';
import { errorText } from '@/locales/nl/errors';

const PRIVATE = { 'cache-control': 'private, no-store' };

/** Plain-text answer instead of a document. */
const says = (text: string, status: number, headers = {}) =>
  new Response(text, {
    status,
    headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8', ...headers },
  });

type Context = { params: Promise<{ site: string; count: string; file: string }> };

/** The report of a count as a PDF by a plain link. */
export async function GET(_: Request, { params }: Context) {
  const { site, count, file } = await params;
  const id = listIdOf(count);
  if (id === null || documentId(file) !== id) return says(words.absent, 404);
  const client = await sessionClient(site);
  if (!client) return says(errorText('session_invalid'), 401);
  try {
    const { blob, name } = await client.file('stockCount.report', { countID: id });
    const disposition = `inline; filename="${name}"`;
    return new Response(blob, {
      headers: { ...PRIVATE, 'content-type': blob.type, 'content-disposition': disposition },
    });
  } catch (error) {
    if (hasCode(error, 'not_found')) return says(words.absent, 404);
    if (hasCode(error, 'session_invalid', 'session_missing')) return says(errorText('session_invalid'), 401);
    return says(words.failed, 503, { 'retry-after': '3' });
  }
}
