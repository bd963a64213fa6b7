const OPEN = '<script>self.__next_f.push([1,"';
const CLOSE = '"])';
const END = '</script>';

/**
 * Joins neighbouring scripts that pass text of the same stream: `push([1,"a"])`, `push([1,"b"])` →
 * `push([1,"ab"])`. A page has dozens of them, and each would add a hash to its policy. Any other script is left
 * unchanged.
 */
export function mergeFlight(html: string): string {
  let out = '';
  let from = 0;
  let open = false;
  for (let at = html.indexOf(OPEN); at >= 0; at = html.indexOf(OPEN, from)) {
    const end = html.indexOf(END, at);
    const text = end < 0 ? '' : html.slice(at + OPEN.length, end);
    if (!text.endsWith(CLOSE)) break;
    const joined = open && at === from;
    if (open && !joined) out += CLOSE + END;
    out += joined ? '' : html.slice(from, at) + OPEN;
    out += text.slice(0, -CLOSE.length);
    open = true;
    from = end + END.length;
  }
  return out + (open ? CLOSE + END : '') + html.slice(from);
}
