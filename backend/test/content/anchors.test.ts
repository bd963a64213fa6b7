import { questionsOf, withAnchors } from '@toonbank/contract';
import { describe, expect, it } from 'vitest';
import { allowedHtml } from '../../src/modules/content/allowed-html.ts';

const idsOf = (html: string) => withAnchors(html).anchors.map(({ id }) => id);

describe('the anchors of a text', () => {
  it('follow from the words of headings and questions, each once', () => {
    expect(
      idsOf(
        '<h2>Levering &amp; kosten in België</h2><h3>Wat <strong>kost</strong> het?</h3><h2>Wat kost het?</h2><h2>?</h2><h2></h2>',
      ),
    ).toEqual(['levering-en-kosten-in-belgie', 'wat-kost-het', 'wat-kost-het-2', 'deel']);
  });

  it('of a question is in its answer, which a browser opens for it', () => {
    const { html, anchors } = withAnchors(
      '<details><summary>Hoe <em>laat</em>?</summary><p>Om 9 uur.</p></details><details><summary>Waar?</summary></details>',
    );
    expect(html).toBe(
      '<details><summary>Hoe <em>laat</em>?</summary><p id="hoe-laat">Om 9 uur.</p></details><details><summary>Waar?</summary></details>',
    );
    expect(anchors).toEqual([{ element: 'summary', text: 'Hoe laat?', id: 'hoe-laat' }]);
  });

  it('are none of the ids that stand beside the text', () => {
    expect(idsOf('<h2>Bericht</h2><h2>Producten</h2>')).toEqual(['bericht-2', 'producten-2']);
  });

  it('end at a whole word', () => {
    const [id = ''] = idsOf(`<h2>${'verzendkosten '.repeat(9)}</h2>`);
    expect(id).toBe('verzendkosten-verzendkosten-verzendkosten-verzendkosten');
  });

  it('leave everything else as it is, also with signs of a replacement', () => {
    const text = '<h2>$& en $1</h2><table><tbody><tr><td>h2</td></tr></tbody></table>';
    expect(withAnchors(text).html).toBe(text.replace('<h2>', '<h2 id="en-en-1">'));
  });
});

describe('questions that open', () => {
  it('stay when a text is sanitised, closed and independent of each other', () => {
    expect(
      allowedHtml('<details open name="a" onclick="x()"><summary class="b">Een</summary><p>c</p></details>'),
    ).toBe('<details><summary>Een</summary><p>c</p></details>');
  });

  it('are read with their answers, and only those that have one', () => {
    const text =
      '<h2>Kop</h2><p>Los.</p>' +
      '<details><summary>Een &amp; <em>twee</em>?</summary><p>Ja.</p><ul><li>a</li><li>b</li></ul></details>' +
      '<details><summary>Leeg?</summary></details><p>Slot.</p>';
    expect(questionsOf(text)).toEqual([{ question: 'Een & twee?', answer: 'Ja. a b' }]);
  });
});
