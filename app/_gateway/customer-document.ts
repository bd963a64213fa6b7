import type { ApiClient } from '@/api/client';
import { hasCode } from '@/api/error';
import type { DocumentFile } from '@/api/file';
import { sessionClient } from '@/app/_data/client';
import { loginUrl } from '@/lib/urls/page-urls';
import { documents as words } from '@/locales/nl/documents';
import { cookieJar } from './cookies';
import { PRIVATE, RETRY_AFTER_SECONDS } from './refuse';

/** Plain-text answer instead of a document. */
const says = (text: string, status: number, headers = {}) =>
  new Response(text, {
    status,
    headers: { 'cache-control': PRIVATE, 'content-type': 'text/plain; charset=utf-8', ...headers },
  });

interface CustomerDocument {
  request: Request;
  site: string;
  /** Its public address, for the redirect after the login. */
  path: string;
  load: (client: ApiClient) => Promise<Pick<DocumentFile, 'blob' | 'name'>>;
  /** The browser saves it instead of showing it. */
  download?: boolean;
}

/**
 * A customer's document by a plain link. Another customer's document answers like an absent one; an expired
 * session redirects to the login page, and from there back here.
 */
export async function customerDocument({ request, site, path, load, download = false }: CustomerDocument) {
  const client = await sessionClient(site);
  if (!client) return toLogin(request, path);
  try {
    const { blob, name } = await load(client);
    const disposition = `${download ? 'attachment' : 'inline'}; filename="${name}"`;
    return new Response(blob, {
      headers: { 'cache-control': PRIVATE, 'content-type': blob.type, 'content-disposition': disposition },
    });
  } catch (error) {
    if (hasCode(error, 'session_invalid', 'session_missing', 'login_required')) return toLogin(request, path);
    if (hasCode(error, 'not_found', 'invalid_request')) return absentDocument();
    return says(words.failed, 503, { 'retry-after': RETRY_AFTER_SECONDS });
  }
}

export const absentDocument = () => says(words.absent, 404);

function toLogin(request: Request, path: string): Response {
  const jar = cookieJar(request.headers);
  // A cross-site request carries no cookie: it must not end the browser's session.
  if (request.headers.has('cookie')) jar.clearSession();
  const headers = new Headers({
    location: loginUrl(path),
    'cache-control': PRIVATE,
  });
  for (const line of jar.lines) headers.append('set-cookie', line);
  return new Response(null, { status: 307, headers });
}
