import { themeFile } from '@/app/_data/theme';
import { tenants } from '@/tenants';
import { isSiteId } from '@/tenants/hosts';

const YEAR = 31_536_000;

/** A site's colours and shapes as a stylesheet of its own: the page's security policy allows no inline styles. */
export async function GET(_request: Request, { params }: { params: Promise<{ file: string }> }) {
  const { file } = await params;
  const site = file.split('.')[0] ?? '';
  const theme = isSiteId(site) ? themeFile(tenants[site]) : null;
  if (theme?.href !== `/thema/${file}`) return new Response(null, { status: 404 });
  return new Response(theme.css, {
    headers: {
      'content-type': 'text/css; charset=utf-8',
      'cache-control': `public, max-age=${YEAR}, s-maxage=${YEAR}, immutable`,
    },
  });
}
