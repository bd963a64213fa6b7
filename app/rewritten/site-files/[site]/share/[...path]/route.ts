import { drawPackshot, drawScene } from '@/app/_data/seo/draw';
import { readDrawing } from '@/app/_data/seo/media';
import { shopPicture } from '@/app/_data/seo/shop-picture';
import { absentFile, notNow, type SiteFileProps, sendFile, siteOfFile } from '@/app/_data/seo/site-file';
import type { Tenant } from '@/tenants/types';

/** `/delen/winkel.png`, and `/delen/<folder>/<name>.png`: pictures of this site as networks take them. */
export async function GET(_request: Request, { params }: SiteFileProps<{ path: string[] }>) {
  const { site, path } = await params;
  const tenant = siteOfFile(site);
  if (!tenant) return absentFile();
  const [folder = '', name = ''] = path;
  return (name === '' ? shop(site) : picture(tenant, folder, name)).catch(notNow);
}

async function shop(site: string): Promise<Response> {
  return sendFile(Buffer.from(await shopPicture(site), 'base64'), 'image/png');
}

async function picture(tenant: Tenant, folder: string, name: string): Promise<Response> {
  const drawing = await readDrawing(`/media/${tenant.id}/${folder}/${name}.svg`);
  if (!drawing) return absentFile();
  const draw = folder === 'packshots' ? drawPackshot : drawScene;
  const png = await draw(tenant, drawing.svg);
  if (!png) return notNow();
  return sendFile(new Uint8Array(png), 'image/png', drawing.lasting ? 'forever' : 'hour');
}
