import { hasCode } from '@/api/error';
import { visitorClient } from '@/app/_data/client';
import { productOfSheet } from '@/lib/urls/product-sheet-url';
import { documents as words } from '@/locales/nl/documents';
import { resolveSite } from '@/tenants/resolve-site';

const PRIVATE = { 'cache-control': 'private, no-store' };

/** Plain-text answer instead of a document. */
const says = (text: string, status: number, headers = {}) =>
  new Response(text, {
    status,
    headers: { ...PRIVATE, 'content-type': 'text/plain; charset=utf-8', ...headers },
  });

/** Product sheet by a plain link: a GET for the API's `printspec`. Public, so it needs no session. */
export async function GET(request: Request, { params }: { params: Promise<{ file: string }> }) {
  const site = resolveSite({ host: request.headers.get('host'), env: process.env });
  const id = productOfSheet((await params).file);
  if (!site || id === null) return says(words.absent, 404);
  try {
    const { blob, name } = await visitorClient(site.id).file('products.printSpec', { id });
    const disposition = `inline; filename="${name}"`;
    return new Response(blob, {
      headers: { ...PRIVATE, 'content-type': blob.type, 'content-disposition': disposition },
    });
  } catch (error) {
    if (hasCode(error, 'not_found')) return says(words.absent, 404);
    return says(words.failed, 503, { 'retry-after': '3' });
  }
}
