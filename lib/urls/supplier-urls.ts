/** Address of suppliers and partners, not in `page-urls.ts`, which every page loads. */
export const SUPPLIERS = '/nl/leveranciers';

/** The page of a supplier or partner (docs/behaviour.md §13.8). */
export const supplierUrl = ({ id, slug }: { id: number; slug: string }): string =>
  `${SUPPLIERS}/${slug === '' ? '' : `${slug}-`}${id}`;
