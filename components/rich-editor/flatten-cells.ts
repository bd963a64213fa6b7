const BLOCKS = new Set(
  'ADDRESS ARTICLE ASIDE BLOCKQUOTE CAPTION CENTER DD DETAILS DIV DL DT FIGCAPTION FIGURE H1 H2 H3 H4 H5 H6 MAIN P PRE SECTION SUMMARY TABLE TBODY TD TFOOT TH THEAD TR'.split(
    ' ',
  ),
);
const CELLS = 'li, td, th';
/** Other characters than the spaces that a browser does not show. */
const SHOWN = /[^ \t\r\n\f]/;

/** The list or table that an element stands in, where it is in no other one. */
function outermost(element: Element): Element {
  let found = element;
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (/^(?:UL|OL|TABLE)$/.test(at.tagName)) found = at;
  }
  return found;
}

function flatten(cell: Element): void {
  const text = cell.ownerDocument.createElement('p');
  const lists: Element[] = [];
  const endLine = () => {
    if (text.lastChild && text.lastChild.nodeName !== 'BR')
      text.append(cell.ownerDocument.createElement('br'));
  };
  const take = (from: Element) => {
    for (const child of [...from.childNodes]) {
      const name = child.nodeName;
      if (name === 'UL' || name === 'OL') lists.push(child as Element);
      else if (name === 'IMG') outermost(cell).after(child);
      else if (BLOCKS.has(name)) {
        endLine();
        take(child as Element);
        endLine();
      } else if (text.lastChild || SHOWN.test(child.textContent ?? '') || name !== '#text')
        text.append(child);
    }
  };
  take(cell);
  while (text.lastChild?.nodeName === 'BR') text.lastChild.remove();
  cell.replaceChildren(text, ...lists);
}

/**
 * A list item and a cell have one text with lists below it: paragraphs in it become lines, and an image stands behind
 * the list or table.
 */
export function flattenCells(body: Element): void {
  // From the inside out: a cell may be in a table in a cell.
  for (const cell of [...body.querySelectorAll(CELLS)].reverse()) flatten(cell);
}
