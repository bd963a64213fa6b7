import { describe, expect, it } from 'vitest';
import { inPlace } from '../../../server/html/in-place.ts';

const waiting = (n: number, fallback = '') =>
  `<!--$?--><template id="B:${n}"></template>${fallback}<!--/$-->`;
const later = (n: number, content: string, definitions = '') =>
  `<div hidden id="S:${n}">${content}</div><script>${definitions}$RC("B:${n}","S:${n}")</script>`;
const DEFINITIONS = '$RB=[];$RV=function(a){$RT=performance.now()};$RC=function(a,b){$RB.push(a,b)};';
const TIMER = '<script>requestAnimationFrame(function(){$RT=performance.now()});</script>';

describe('parts of a page that come later', () => {
  it('are at their final position, without a script', () => {
    const html = `<main><aside>${waiting(0)}</aside>${waiting(1, '<p>…</p>')}</main>${TIMER}${later(0, '<ul>facets</ul>', DEFINITIONS)}<i></i>${later(1, '<footer></footer>')}</body>`;
    expect(inPlace(html)).toBe(
      '<main><aside><!--$--><ul>facets</ul><!--/$--></aside><!--$--><footer></footer><!--/$--></main><i></i></body>',
    );
  });

  it('may contain others', () => {
    const html = `${waiting(0, `<b>${waiting(2)}</b>`)}${later(0, `<p>${waiting(1)}</p>`)}${later(1, 'in')}`;
    expect(inPlace(html)).toBe('<!--$--><p><!--$-->in<!--/$--></p><!--/$-->');
  });

  it.each([
    ['there are none', '<main><!--$--><p>all here</p><!--/$--></main>'],
    ['a style sheet must be there first', `${waiting(0)}${later(0, 'x').replace('$RC(', '$RR(')}`],
    ['one could not be made', `${waiting(0)}<script>$RX("B:0","")</script>`],
    ['one has no place', later(0, 'x')],
    ['a place has no end', `<!--$?--><template id="B:0"></template>${later(0, 'x')}`],
    ['a script does more', `${waiting(0)}${later(0, 'x').replace('</script>', ';more()</script>')}`],
  ])('are left alone when %s', (_, html) => {
    expect(inPlace(html)).toBe(html);
  });
});
