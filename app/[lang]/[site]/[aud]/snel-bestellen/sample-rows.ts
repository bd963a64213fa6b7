import { getProductList } from '@/app/_data/catalogue';

const SAMPLE_SIZE = 5;

/** Sample order file with articles of this shop, so that it can be uploaded again. */
export async function sampleRows(site: string): Promise<[string, string | number, string][]> {
  const { docs } = await getProductList(site, { target: 'TopAanbieding', pageSize: SAMPLE_SIZE });
  const rows = docs.map(({ productExtCode, step, units }): [string, number, string] => [
    productExtCode,
    step,
    units.find(({ puIsDefault }) => puIsDefault)?.unitName ?? '',
  ]);
  return [['Artikelnummer', 'Aantal', 'Eenheid'], ...rows];
}

/** A file of this shop's, under its name. */
export const sampleHeaders = (type: string, extension: string) => ({
  'cache-control': 'private, no-store',
  'content-type': type,
  'content-disposition': `attachment; filename="snel-bestellen-voorbeeld.${extension}"`,
});
