import type { SitePage } from '@/app/_data/site';
import { absentDocument, customerDocument } from '@/app/_gateway/customer-document';
import { listIdOf } from '@/lib/urls/order-list-urls';
import { wastePhotoUrl } from '@/lib/urls/waste-urls';

/** A photo of waste: `foto/12`, or `foto/12?klein`. */
export async function GET(request: Request, { params }: SitePage<{ photo: string }>) {
  const { site, photo } = await params;
  const wastePhotoID = listIdOf(photo);
  if (wastePhotoID === null) return absentDocument();
  const size = new URL(request.url).searchParams.has('klein') ? 'thumb' : 'full';
  return customerDocument({
    request,
    site,
    path: wastePhotoUrl(wastePhotoID),
    load: (client) => client.file('waste.photo', { wastePhotoID, size }),
  });
}
