import type { SitePage } from '@/app/_data/site';
import { absentDocument, customerDocument } from '@/app/_gateway/customer-document';
import { listIdOf } from '@/lib/urls/order-list-urls';
import { photoUrl } from '@/lib/urls/task-urls';

/** A photo of a task: `foto/12`, or `foto/12?klein`. */
export async function GET(request: Request, { params }: SitePage<{ photo: string }>) {
  const { site, photo } = await params;
  const photoID = listIdOf(photo);
  if (photoID === null) return absentDocument();
  const size = new URL(request.url).searchParams.has('klein') ? 'thumb' : 'full';
  return customerDocument({
    request,
    site,
    path: photoUrl(photoID),
    load: (client) => client.file('tasks.photo', { photoID, size }),
  });
}
