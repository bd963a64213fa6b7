import { paintDrawing } from '@/app/_data/seo/draw';
import { readDrawing } from '@/app/_data/seo/media';
import { absentFile, notNow, type SiteFileProps, sendFile, siteOfFile } from '@/app/_data/seo/site-file';

/** `/beeld/<width>/<folder>/<name>.webp`: a drawing of this site, painted. The middleware has checked the width. */
export async function GET(_request: Request, { params }: SiteFileProps<{ path: string[] }>) {
  const { site, path } = await params;
  const tenant = siteOfFile(site);
  if (!tenant) return absentFile();
  const [width = '', folder = '', name = ''] = path;
  return paint(`/media/${tenant.id}/${folder}/${name}.svg`, Number(width)).catch(notNow);
}

async function paint(address: string, width: number): Promise<Response> {
  const drawing = await readDrawing(address);
  if (!drawing) return absentFile();
  const painted = await paintDrawing(drawing.svg, width);
  if (painted) return sendFile(new Uint8Array(painted), 'image/webp', drawing.lasting ? 'forever' : 'hour');
  // Too much to paint at once: the browser draws it.
  return new Response(null, {
    status: 307,
    headers: { location: address, 'cache-control': 'private, no-store' },
  });
}
