/** What an editor wants to see above a text: its title, the label of a field. */
const WORTH_SEEING = 'h1, h2, h3, label, p, [data-edit]';
/** Not those of the shop's header, which is on every page. */
const ELSEWHERE = '.site-header, .admin-bar, [data-rich-toolbar]';

interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Whether a bar at a place in the window would hide a title or a label from who edits a text. */
export function hidesOther({ left, top, width, height }: Place, text: Element): boolean {
  const points = [left + 4, left + width / 2, left + width - 4].flatMap((x) =>
    [top + 4, top + height / 2, top + height - 4].map((y) => [x, y] as const),
  );
  return points.some(([x, y]) =>
    document
      .elementsFromPoint(x, y)
      .some(
        (element) =>
          element.matches(WORTH_SEEING) &&
          !element.contains(text) &&
          !text.contains(element) &&
          !element.closest(ELSEWHERE),
      ),
  );
}
