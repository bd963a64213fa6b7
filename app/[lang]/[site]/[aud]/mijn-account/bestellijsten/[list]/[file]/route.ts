import { hasCode } from '@/api/error';
import { sessionClient } from '@/app/_data/client';
import { listFileType, listIdOf } from '@/lib/urls/order-list-urls';
import { documents as words } from '@/locales/nl/documents';
import { errorText } from '@/locales/nl/errors';

const PRIVATE = { 'cache-control': 'private, no-store' };

/** Plain-text answer instead of a document. */
const says = (text: string, status: number, headers = {}) =>
  new Response(text, {
    status,
    headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8', ...headers },
  });

type Context = { params: Promise<{ site: string; list: string; file: string }> };

/** A list as a file by a plain link: a GET for the API's `get_orderlist` with a type (docs/behaviour.md §11.3). */
export async function GET(_: Request, { params }: Context) {
  const { site, list, file } = await params;
  const id = listIdOf(list);
  const type = listFileType(file);
  if (id === null || type === undefined) return says(words.absent, 404);
  const client = await sessionClient(site);
  if (!client) return says(errorText('session_invalid'), 401);
  try {
    const { blob, name } = await client.file('orderLists.get', { listID: id, type });
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
