import { styleOf } from './dom';

const NEVER_SHOWN =
  'script,style,meta,link,title,base,template,noscript,iframe,object,embed,svg,math,colgroup,col';

/** Removes what the other program did not show, or shows in a way that a text does not have. */
export function removeHidden(body: Element): void {
  for (const element of body.querySelectorAll(NEVER_SHOWN)) element.remove();
  for (const element of [...body.querySelectorAll('*')]) {
    const isOffice = element.nodeName.includes(':') && element.textContent?.trim() === '';
    const isHidden = styleOf(element, 'display') === 'none' || styleOf(element, 'mso-hide') === 'all';
    if (isOffice || isHidden || element.matches('br.Apple-interchange-newline')) element.remove();
  }
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  for (const comment of found) comment.parentNode?.removeChild(comment);
}
