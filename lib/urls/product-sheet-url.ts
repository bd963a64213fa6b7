import { idAtEnd } from '../routing/id-at-end.ts';

/** The address of a product's sheet, for a plain link that opens a new window without JavaScript too. */
export function productSheetUrl({ id, slug }: { id: number; slug: string }): string {
  return `/media/productblad/${slug === '' ? '' : `${slug}-`}${id}.pdf`;
}

/** The product's id from the last part of that address; null when there is none. */
export function productOfSheet(file: string): number | null {
  return file.endsWith('.pdf') ? idAtEnd(file.slice(0, -'.pdf'.length)) : null;
}
