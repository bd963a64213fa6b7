import type { Sample } from './sample';

const run = (text: string, style = '') =>
  `<span data-contrast="auto" xml:lang="NL-NL" lang="NL-NL" class="TextRun SCXW9 BCX0" style="${style}"><span class="NormalTextRun SCXW9 BCX0">${text}</span></span>`;
const end = '<span class="EOP SCXW9 BCX0" data-ccp-props="{}">&nbsp;</span>';
const paragraph = (inside: string) =>
  `<div class="OutlineElement Ltr SCXW9 BCX0"><p class="Paragraph SCXW9 BCX0" paraid="1" paraeid="{1}">${inside}${end}</p></div>`;
const item = (tag: string, level: number, text: string) =>
  `<div class="ListContainerWrapper SCXW9 BCX0"><${tag} class="BulletListStyle1 SCXW9 BCX0" role="list"><li data-leveltext="" data-aria-posinset="1" data-aria-level="${level}" class="OutlineElement Ltr SCXW9"><p class="Paragraph SCXW9">${run(text)}${end}</p></li></${tag}></div>`;

export const wordWeb: Sample[] = [
  {
    name: 'paragraphs in containers',
    html: `<meta charset="utf-8">${paragraph(run('Onze ') + run('winkel', 'font-weight: bold;'))}${paragraph('')}${paragraph(run('Kom langs.', 'font-style: italic; color: rgb(1,2,3);'))}`,
    expected: '<p>Onze <strong>winkel</strong></p><p><em>Kom langs.</em></p>',
  },
  {
    name: 'each item of a list in a list of its own',
    html: item('ul', 1, 'Papier') + item('ul', 2, 'Rollen') + item('ul', 1, 'Zeep') + item('ol', 1, 'Bel'),
    expected: '<ul><li>Papier<ul><li>Rollen</li></ul></li><li>Zeep</li></ul><ol><li>Bel</li></ol>',
  },
  {
    name: 'headings that are paragraphs',
    html: `<div class="OutlineElement Ltr"><p class="Paragraph" role="heading" aria-level="1">${run('Levering')}${end}</p></div>${paragraph(run('Morgen.'))}<div class="OutlineElement"><p role="heading" aria-level="2">${run('Kosten')}${end}</p></div>`,
    expected: '<h2>Levering</h2><p>Morgen.</p><h3>Kosten</h3>',
  },
  {
    name: 'a line break within a paragraph',
    html: paragraph(
      `${run('Straat 1')}<span class="LineBreakBlob BlobObject"><span class="SCXW9">&nbsp;</span><br class="SCXW9"></span>${run('1000 AA Amsterdam')}`,
    ),
    expected: '<p>Straat 1<br />1000 AA Amsterdam</p>',
  },
];
