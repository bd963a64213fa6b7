import type { Sheet } from './sheet.ts';

/** Draws the warning at the top of the page that the document is a demonstration. */
export function drawDemoWarning(sheet: Sheet, text: string): void {
  const { doc, styles, left, width } = sheet;
  const inner = { x: left + 10, width: width - 20 };
  const height = sheet.heightOf(text, styles.strong, inner.width) + 12;
  doc.rect(left, sheet.y, width, height).fill('#fff4d6');
  sheet.gap(6);
  sheet.text(text, styles.strong, inner);
  sheet.gap(18);
}
