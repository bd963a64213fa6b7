import type { Sample } from './sample';

const page = (inside: string) =>
  `<!DOCTYPE HTML PUBLIC "-//W3C//DTD HTML 4.0 Transitional//EN"><html><head><meta http-equiv="content-type" content="text/html; charset=utf-8"/><title></title><meta name="generator" content="LibreOffice 24.2 (Linux)"/><style type="text/css">p { margin-bottom: 0.25cm; line-height: 115% } h1.western { font-size: 18pt }</style></head><body lang="nl-NL" link="#000080" dir="ltr">${inside}</body></html>`;

export const libreOffice: Sample[] = [
  {
    name: 'a heading and text in fonts',
    html: page(
      '<h1 class="western"><font face="Liberation Sans"><b>Levering</b></font></h1>\n<p style="margin-bottom: 0cm; line-height: 100%"><font color="#c9211e"><font size="4" style="font-size: 14pt"><b>Morgen</b></font></font>\nin huis.</p><p style="margin-bottom: 0cm"><br/>\n</p>',
    ),
    expected: '<h2>Levering</h2><p><strong>Morgen</strong> in huis.</p>',
  },
  {
    name: 'a list',
    html: page(
      '<ol>\n\t<li><p style="margin-bottom: 0cm">Een</p>\n\t<ul>\n\t\t<li><p>punt</p></li>\n\t</ul>\n\t</li><li><p>Twee</p></li>\n</ol>',
    ),
    expected: '<ol><li>Een<ul><li>punt</li></ul></li><li>Twee</li></ol>',
  },
  {
    name: 'a table of Writer with a head',
    html: page(
      '<table width="100%" cellpadding="4" cellspacing="0"><col width="128*"/><col width="128*"/><thead><tr valign="top"><td style="border-top: 1px solid"><p>Land</p></td><td><p>Dagen</p></td></tr></thead><tbody><tr><td><p>België</p></td><td><p>2</p></td></tr></tbody></table><p><br/><br/></p>',
    ),
    expected:
      '<table><thead><tr><th>Land</th><th>Dagen</th></tr></thead><tbody><tr><td>België</td><td>2</td></tr></tbody></table>',
  },
];
