import { toXlsx } from '@toonbank/contract/sheets/write-xlsx';
import { sampleHeaders, sampleRows } from '../sample-rows';

/** The same as an Excel workbook. */
export async function GET(_: Request, { params }: { params: Promise<{ site: string }> }) {
  const bytes = toXlsx('Bestelling', await sampleRows((await params).site));
  return new Response(new Uint8Array(bytes), {
    headers: sampleHeaders('application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx'),
  });
}
