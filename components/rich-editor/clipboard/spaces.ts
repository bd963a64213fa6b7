const UNSEEN = /[\u00ad\u200b-\u200d\u2060\ufeff]/g;
const SPACES = /[ \t\r\n\u00a0]*\u00a0[ \t\r\n\u00a0]*/g;

/** A no-break space stays only beside a digit or an euro sign: other programs write them for ordinary spaces. */
const tidySpaces = (text: string): string =>
  text.replace(UNSEEN, '').replace(SPACES, (run, at: number, all: string) => {
    const isMeant = run === '\u00a0' && (/[\d€]/.test(all[at - 1] ?? '') || /\d/.test(all[at + 1] ?? ''));
    return isMeant ? run : ' ';
  });

export function spaces(body: Element): void {
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { data } = texts.currentNode as Text;
    const tidy = tidySpaces(data);
    if (tidy !== data) (texts.currentNode as Text).data = tidy;
  }
}
