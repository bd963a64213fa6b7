import { toCsv } from '@/app/_data/csv';
import { sampleHeaders, sampleRows } from '../sample-rows';

/** A sample file that works in this very shop. */
export async function GET(_: Request, { params }: { params: Promise<{ site: string }> }) {
  const rows = await sampleRows((await params).site);
  return new Response(toCsv(rows.map((row) => row.map(String))), {
    headers: sampleHeaders('text/csv; charset=utf-8', 'csv'),
  });
}
