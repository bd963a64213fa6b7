import type { WasteReason } from '@toonbank/contract';

/** The texts of the form, by the names of its fields. */
export type WasteTexts = Readonly<Record<'unitID' | 'quantity' | 'reason' | 'note', string>>;

interface WasteLine {
  productId: number;
  unitID: number;
  quantity: number;
  reason: WasteReason;
  note: string;
  wastePhotoID?: number | undefined;
}

/** The request that saves one product. */
export const wasteRequest = ({ productId, ...line }: WasteLine, requestKey: string) => ({
  lines: [{ productID: productId, ...line }],
  requestKey,
});
