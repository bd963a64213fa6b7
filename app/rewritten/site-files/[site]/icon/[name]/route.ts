import { drawMark } from '@/app/_data/seo/draw';
import { absentFile, notNow, type SiteFileProps, sendFile, siteOfFile } from '@/app/_data/seo/site-file';
import { icoFile } from '@/lib/seo/ico';
import type { Tenant } from '@/tenants/types';

const IN_TABS = [16, 32, 48];

/** `/favicon.ico` for clients that ignore the icon link, and icons for home screens. */
export async function GET(_request: Request, { params }: SiteFileProps<{ name: string }>) {
  const { site, name } = await params;
  const tenant = siteOfFile(site);
  if (!tenant) return absentFile();
  if (name === 'favicon') return favicon(tenant);
  const png = await drawMark(tenant, Number(name), true);
  return png ? sendFile(new Uint8Array(png), 'image/png') : notNow();
}

async function favicon(tenant: Tenant): Promise<Response> {
  const drawn = await Promise.all(
    IN_TABS.map(async (size) => ({ size, png: await drawMark(tenant, size, false) })),
  );
  const pictures = drawn.flatMap(({ size, png }) => (png ? [{ size, png }] : []));
  if (pictures.length < IN_TABS.length) return notNow();
  return sendFile(new Uint8Array(icoFile(pictures)), 'image/x-icon');
}
