import type { SitePage } from '@/app/_data/site';
import { wastePeriod } from '@/app/_data/waste/waste';
import { readWasteFilter } from '@/app/_data/waste/waste-query';
import { absentDocument, customerDocument } from '@/app/_gateway/customer-document';
import { WASTE_CSV, wasteCsvUrl } from '@/lib/urls/waste-urls';

/** The entries of some months: `verspilling.csv`. */
export async function GET(request: Request, { params }: SitePage<{ file: string }>) {
  const { site, file } = await params;
  if (!WASTE_CSV.endsWith(`/${file}`)) return absentDocument();
  const filter = readWasteFilter(Object.fromEntries(new URL(request.url).searchParams));
  return customerDocument({
    request,
    site,
    path: wasteCsvUrl(filter),
    load: (client) => client.file('waste.csv', wastePeriod(filter)),
    download: true,
  });
}
