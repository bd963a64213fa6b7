import { facetNames } from '@toonbank/contract';
import { absentFile, type SiteFileProps, sendFile, siteOfFile } from '@/app/_data/seo/site-file';
import { siteOrigin } from '@/lib/seo/origin';
import { openRobots } from '@/lib/seo/robots';

/** `/robots.txt` of a site's public hosts; middleware leaves other hosts to the closed one of `public/`. */
export async function GET(_request: Request, { params }: SiteFileProps) {
  const tenant = siteOfFile((await params).site);
  if (!tenant) return absentFile();
  return sendFile(
    openRobots(siteOrigin(tenant), ['sort', 'alles', ...facetNames]),
    'text/plain; charset=utf-8',
  );
}
