/** Fields of the form of a family: `<product>.<unit>` with the quantity. */
const FIELD = /^(\d{1,9})\.(\d{1,9})$/;
const QUANTITY = /^\d{1,6}$/;

/** The lines that were filled in; another field or text is no line. */
export function familyLines(
  fields: Readonly<Record<string, string>>,
): { productID: number; unitID: number; quantity: number }[] {
  return Object.entries(fields).flatMap(([name, text]) => {
    const [, product, unit] = FIELD.exec(name) ?? [];
    const quantity = QUANTITY.test(text.trim()) ? Number(text) : 0;
    return product && unit && quantity > 0
      ? [{ productID: Number(product), unitID: Number(unit), quantity }]
      : [];
  });
}
