/** True when bytes are a whole PDF, by how they begin and end. */
export const isPdf = (bytes: Buffer): boolean =>
  bytes.subarray(0, 5).toString('latin1') === '%PDF-' && bytes.subarray(-2_048).includes('%%EOF');
