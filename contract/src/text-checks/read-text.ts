/** A heading, question, paragraph, list item or cell of a text. */
export interface Passage {
  /** Position in the text of the outermost element around it, from 0. */
  block: number;
  /** `p`, `h2`, `summary`, `li`, `td` …; `line` for a field of one line. */
  element: string;
  /** Without markup; every run of white space is one space. */
  text: string;
  links: { href: string; text: string }[];
  /** The heading or question above it and, in a table, the rest of its row: what its text is about. */
  context: string;
}

export interface ReadText {
  passages: Passage[];
  images: { block: number; src: string; alt: string | undefined }[];
  tables: { block: number; text: string; hasHeader: boolean }[];
  /** The text of each outermost element. */
  blocks: string[];
}

/** A tag never reaches past the next `<`: so reading stays linear for any text. */
const TAG = /<(\/?)([a-z][a-z0-9]*)([^<>]*)>/gi;
const PASSAGE = /^(?:p|h[1-6]|summary|li|td|th)$/;
const HEADING = /^(?:h[1-6]|summary)$/;
const VOID = /^(?:img|br|hr|input)$/;
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/gi;
const named: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ', euro: '€', shy: '' },
  ...{ eacute: 'é', euml: 'ë', iuml: 'ï', ouml: 'ö', ndash: '–', mdash: '—', rsquo: '’', hellip: '…' },
};

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : ' ';
}

const decode = (text: string): string =>
  text.replace(ENTITY, (whole, decimal?: string, hex?: string, name = '') => {
    if (decimal) return character(Number(decimal));
    if (hex) return character(Number.parseInt(hex, 16));
    const key = String(name).toLowerCase();
    return Object.hasOwn(named, key) ? (named[key] ?? whole) : whole;
  });

const plain = (parts: readonly string[]): string => decode(parts.join('')).replace(/\s+/g, ' ').trim();

function attribute(attributes: string, name: string): string | undefined {
  const found = new RegExp(`(?:^|\\s)${name}\\s?=\\s?(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(
    attributes,
  );
  return found ? decode(found[1] ?? found[2] ?? found[3] ?? '') : undefined;
}

interface OpenLink {
  href: string;
  parts: string[];
}

/** Enough to know what a passage is about; more would be read again for each passage. */
const MAX_CONTEXT = 200;
/** The addresses of the CMS are shorter by far. */
const MAX_ATTRIBUTES = 4_000;

/** Reads HTML of the CMS from start to end, and takes any other text too. */
class Reader {
  private readonly read: ReadText = { passages: [], images: [], tables: [], blocks: [] };
  private depth = 0;
  private block = -1;
  private blockParts: string[] = [];
  private element = 'p';
  private parts: string[] = [];
  private links: Passage['links'] = [];
  private link: OpenLink | undefined;
  private heading = '';
  /** Of the questions, while one is read. */
  private headingAbove: string | undefined;
  private row: Passage[] = [];
  private table: { parts: string[]; hasHeader: boolean } | undefined;

  addText(text: string): void {
    if (text === '') return;
    if (this.depth === 0 && this.block < 0) {
      if (text.trim() === '') return;
      this.beginBlock();
    }
    this.parts.push(text);
    this.link?.parts.push(text);
    this.blockParts.push(text);
    this.table?.parts.push(text);
  }

  addTag(name: string, isClosing: boolean, attributes: string): void {
    if (isClosing) this.close(name);
    else this.open(name, attributes);
  }

  end(): ReadText {
    this.endLink();
    this.endPassage();
    this.endRow();
    this.endTable();
    this.endBlock();
    return this.read;
  }

  private open(name: string, attributes: string): void {
    if (this.depth === 0 && !isInline(name)) {
      this.endPassage();
      this.endBlock();
    }
    if (this.block < 0) this.beginBlock();
    if (!VOID.test(name)) this.depth += 1;
    if (name === 'br') this.addText(' ');
    else if (name === 'img')
      this.read.images.push({
        block: this.block,
        src: attribute(attributes, 'src') ?? '',
        alt: attribute(attributes, 'alt'),
      });
    else if (name === 'a') {
      this.endLink();
      this.link = { href: attribute(attributes, 'href') ?? '', parts: [] };
    } else if (name === 'table') {
      this.endPassage();
      this.endTable();
      this.table = { parts: [], hasHeader: false };
    } else if (name === 'details') {
      this.endPassage();
      this.headingAbove ??= this.heading;
    } else if (PASSAGE.test(name)) {
      // A cell's text stands in a paragraph of its own.
      const inside = name === 'p' && /^(?:li|td|th)$/.test(this.element) && plain(this.parts) === '';
      this.endPassage();
      if (!inside) this.element = name;
      if (name === 'th' && this.table) this.table.hasHeader = true;
    }
    if (this.depth === 0 && !isInline(name)) this.endBlock();
  }

  private close(name: string): void {
    this.depth = Math.max(0, this.depth - 1);
    if (name === 'a') this.endLink();
    if (PASSAGE.test(name)) {
      this.endPassage();
      this.element = 'p';
      // Words of two cells do not join.
      this.blockParts.push(' ');
      this.table?.parts.push(' ');
    }
    if (name === 'tr') this.endRow();
    if (name === 'table') this.endTable();
    if (name === 'details') this.endQuestion();
    if (this.depth > 0 || isInline(name)) return;
    this.endPassage();
    this.endBlock();
  }

  private beginBlock(): void {
    this.block = this.read.blocks.length;
    this.blockParts = [];
  }

  private endBlock(): void {
    if (this.block < 0) return;
    this.read.blocks[this.block] = plain(this.blockParts);
    this.block = -1;
  }

  private endLink(): void {
    if (!this.link) return;
    this.links.push({ href: this.link.href.trim(), text: plain(this.link.parts) });
    this.link = undefined;
  }

  private endPassage(): void {
    const text = plain(this.parts);
    if (text !== '' || this.links.length > 0) {
      const { element, block, links, heading: context } = this;
      const passage = { block: Math.max(0, block), element, text, links, context };
      this.read.passages.push(passage);
      if (HEADING.test(element)) this.heading = text.slice(0, MAX_CONTEXT);
      if (/^t[dh]$/.test(element)) this.row.push(passage);
    }
    this.parts = [];
    this.links = [];
  }

  private endRow(): void {
    const whole = this.row
      .map(({ text }) => text.slice(0, MAX_CONTEXT))
      .join(' ')
      .slice(0, MAX_CONTEXT);
    for (const passage of this.row) passage.context = `${passage.context} ${whole}`;
    this.row = [];
  }

  private endQuestion(): void {
    this.endPassage();
    this.heading = this.headingAbove ?? this.heading;
    this.headingAbove = undefined;
  }

  private endTable(): void {
    if (!this.table) return;
    this.read.tables.push({
      block: Math.max(0, this.block),
      text: plain(this.table.parts),
      hasHeader: this.table.hasHeader,
    });
    this.table = undefined;
  }
}

const isInline = (name: string) => /^(?:a|strong|em|b|i|u|s|span|sub|sup|small|br)$/.test(name);

/** The passages, images and tables of HTML. Never throws, and takes time in proportion to the length. */
export function readText(html: string): ReadText {
  const reader = new Reader();
  let at = 0;
  for (const { 0: tag, 1: closing, 2: name = '', 3: attributes = '', index } of html.matchAll(TAG)) {
    reader.addText(html.slice(at, index));
    reader.addTag(name.toLowerCase(), closing === '/', attributes.slice(0, MAX_ATTRIBUTES));
    at = index + tag.length;
  }
  reader.addText(html.slice(at));
  return reader.end();
}

/** A field of one line as a text with one passage. */
export function readLine(line: string): ReadText {
  const text = line.replace(/\s+/g, ' ').trim();
  const passage = { block: 0, element: 'line', text, links: [], context: '' };
  return { passages: text === '' ? [] : [passage], images: [], tables: [], blocks: [text] };
}
