import { hasFault, loadRowsCsv, readAnalysisFilter } from '@/app/_data/sales-analysis/load-analysis';
import type { SitePage } from '@/app/_data/site';
import { absentDocument, customerDocument } from '@/app/_gateway/customer-document';
import { analysisUrl } from '@/components/sales-analysis/analysis-filter';
import { SALES_CSV, yearOfReport, yearReportUrl } from '@/lib/urls/account-urls';

/** All order rows that an analysis counts, `bestelregels.csv`; or the paper of a year, `jaar-2025.pdf`. */
export async function GET(request: Request, { params }: SitePage<{ file: string }>) {
  const { site, file } = await params;
  const year = yearOfReport(file);
  if (year !== undefined)
    return customerDocument({
      request,
      site,
      path: yearReportUrl(year),
      load: (client) => client.file('salesAnalysis.yearReport', { year }),
    });
  const filter = readAnalysisFilter(Object.fromEntries(new URL(request.url).searchParams));
  if (!SALES_CSV.endsWith(`/${file}`) || hasFault(filter)) return absentDocument();
  const path = analysisUrl(filter, SALES_CSV);
  return customerDocument({ request, site, path, load: loadRowsCsv(filter), download: true });
}
