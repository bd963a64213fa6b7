import { printable } from './printable.ts';
import { baseline, LINE, type Style, type Styles, stylesFor } from './style.ts';
import { wrapText } from './wrap.ts';

/** Points; A4. The head holds the letterhead, the foot the company's details. */
export const page = { width: 595.28, height: 841.89, left: 48, right: 48, top: 104, bottom: 84 };

export interface Place {
  /** Default: the left margin. */
  x?: number;
  /** Default: up to the right margin. */
  width?: number;
  align?: 'left' | 'right';
}

/**
 * A document that is being written: text runs down from `y`, and continues at the top of a new page where one is
 * full. Points from the upper left corner.
 */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  readonly styles: Styles;
  readonly colour: string;
  readonly left = page.left;
  readonly top = page.top;
  readonly width = page.width - page.left - page.right;
  readonly bottom = page.height - page.bottom;
  y = page.top;

  constructor(doc: PDFKit.PDFDocument, colour: string) {
    this.doc = doc;
    this.colour = colour;
    this.styles = stylesFor(colour);
  }

  newPage(): void {
    this.doc.addPage();
    this.y = page.top;
  }

  /** Starts a new page unless this height still fits on the current one. */
  need(height: number): void {
    if (this.y + height > this.bottom && this.y > page.top) this.newPage();
  }

  gap(height: number): void {
    this.y = Math.min(this.bottom, this.y + height);
  }

  /** Breaks text into lines of this width. */
  lines(text: string, style: Style, width = this.width): string[] {
    this.doc.font(style.font).fontSize(style.size);
    return wrapText(printable(text), width, (line) => this.doc.widthOfString(line));
  }

  /** Width of its longest line, unbroken. */
  widthOf(text: string, style: Style): number {
    const lines = this.lines(text, style, Number.POSITIVE_INFINITY);
    return Math.max(...lines.map((line) => this.doc.widthOfString(line)));
  }

  heightOf(text: string, style: Style, width = this.width): number {
    return this.lines(text, style, width).length * style.leading;
  }

  /** Writes one line that is known to fit at `y`; `y` stays. */
  line(
    text: string,
    style: Style,
    y: number,
    { x = this.left, width = this.width, align }: Place = {},
  ): void {
    const { doc } = this;
    doc.font(style.font).fontSize(style.size).fillColor(style.ink);
    const at = align === 'right' ? x + width - doc.widthOfString(text) : x;
    doc.text(text, at, y + baseline(style), { lineBreak: false, baseline: 'alphabetic' });
  }

  /** Writes text at `y`, over as many pages as it needs. */
  text(text: string, style: Style, place: Place = {}): void {
    for (const line of this.lines(text, style, place.width)) {
      this.need(style.leading);
      this.line(line, style, this.y, place);
      this.y += style.leading;
    }
  }

  /** Height of a heading with a text below it. */
  sectionHeight(title: string, text: string): number {
    return 18 + this.heightOf(title, this.styles.heading) + this.heightOf(text, this.styles.body);
  }

  /**
   * Writes a heading that never stands alone at the foot of a page: at least `following` points of its text are on
   * the same page.
   */
  heading(text: string, following = 40): void {
    const style = this.styles.heading;
    if (this.y > page.top) this.gap(14);
    this.need(this.heightOf(text, style) + following);
    this.text(text, style);
    this.gap(4);
  }

  hairline(y: number, { x = this.left, width = this.width }: Place = {}): void {
    this.doc
      .moveTo(x, y)
      .lineTo(x + width, y)
      .lineWidth(0.5)
      .stroke(LINE);
  }

  /** Draws a framed picture of `size` by `size`; `y` stays. The bytes are JPEG or PNG. */
  picture(bytes: Buffer, x: number, y: number, size: number): void {
    const inside = size * 0.9;
    const corner = (size - inside) / 2;
    this.doc.image(bytes, x + corner, y + corner, {
      fit: [inside, inside],
      align: 'center',
      valign: 'center',
    });
    this.doc.roundedRect(x, y, size, size, 4).lineWidth(0.5).stroke(LINE);
  }
}
