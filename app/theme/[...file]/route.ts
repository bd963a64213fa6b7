import { findThemeFile } from '@/app/_data/theme';
import { tenants } from '@/tenants';
import { isSiteId } from '@/tenants/hosts';

const YEAR = 31_536_000;

/**
 * A site's colours, logo and small scripts as files, because the content security policy blocks inline code.
 * Any other address below `/theme/` is absent too: without that it could match the tree of pages.
 */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string[] }> }) {
  const { file } = await params;
  const found = findThemeFile(file.join('/'), (id) => (isSiteId(id) ? tenants[id] : null));
  if (!found) return new Response(null, { status: 404 });
  return new Response(found.body, {
    headers: {
      'content-type': found.type,
      'cache-control': `public, max-age=${YEAR}, s-maxage=${YEAR}, immutable`,
    },
  });
}
