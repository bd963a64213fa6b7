const BLOCKS = new Set('P UL OL TABLE IMG'.split(' '));
const MARKS = 'a, strong, b, em, i, br';
const isBlank = (node: Node): boolean => node.nodeName === '#text' && (node.textContent ?? '').trim() === '';

/** Words of two blocks do not join. */
function inlineOnly(element: Element): void {
  for (const inside of [...element.querySelectorAll(`*:not(${MARKS})`)].reverse())
    inside.replaceWith(...inside.childNodes, ' ');
}

function renamed(element: Element, name: string): Element {
  const other = element.ownerDocument.createElement(name);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}

/** Text between the blocks of an answer becomes paragraphs, and so do its headings. */
function answerBlocks(question: Element): void {
  let paragraph: Element | undefined;
  for (const child of [...question.childNodes]) {
    if (child.nodeName === 'SUMMARY' || BLOCKS.has(child.nodeName)) paragraph = undefined;
    else if (/^(?:H\d|DIV)$/.test(child.nodeName)) {
      const block = renamed(child as Element, 'p');
      inlineOnly(block);
      paragraph = undefined;
    } else if (paragraph) paragraph.append(child);
    else if (!isBlank(child)) {
      paragraph = question.ownerDocument.createElement('p');
      child.replaceWith(paragraph);
      paragraph.append(child);
    }
  }
}

/**
 * A question that opens is `details` with its `summary` first and paragraphs, lists, tables and images below; one within
 * another stands behind it, and one without a summary is text like any other.
 */
export function tidyQuestions(body: Element): void {
  // From the last to the first, so that several within one keep their order behind it.
  for (const question of [...body.querySelectorAll('details')].reverse()) {
    let outer: Element = question;
    for (let at: Element | null = question; at; at = at.parentElement)
      if (at.nodeName === 'DETAILS') outer = at;
    if (outer !== question) outer.after(question);
  }
  for (const question of body.querySelectorAll('details')) {
    const [summary, ...others] = question.querySelectorAll('summary');
    if (!summary) {
      question.replaceWith(...question.childNodes);
      continue;
    }
    for (const other of others) renamed(other, 'p');
    question.prepend(summary);
    inlineOnly(summary);
    answerBlocks(question);
  }
  for (const stray of body.querySelectorAll('summary')) if (!stray.closest('details')) renamed(stray, 'p');
}
