import type { Sample } from './sample';

const wrap = (inside: string) =>
  `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-5f0a">${inside}</b>`;
const p = (inside: string) =>
  `<p dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-size:11pt;font-family:Arial,sans-serif;color:#000000;background-color:transparent;font-weight:400;font-style:normal;white-space:pre-wrap;">${inside}</span></p>`;
const li = (level: number, text: string) =>
  `<li dir="ltr" aria-level="${level}" style="list-style-type:disc;font-size:11pt;"><p dir="ltr" role="presentation" style="line-height:1.38;"><span style="font-size:11pt;font-weight:400;">${text}</span></p></li>`;

export const googleDocs: Sample[] = [
  {
    name: 'paragraphs within a bold that is none',
    html: wrap(`${p('Wij leveren ')}<br />${p('<span style="font-weight:700">morgen</span>')}`),
    expected: '<p>Wij leveren</p><p><strong>morgen</strong></p>',
  },
  {
    name: 'lists in lists',
    html: wrap(
      `<ul style="margin-top:0;">${li(1, 'Papier')}<ul>${li(2, 'Rollen')}</ul>${li(1, 'Zeep')}</ul>`,
    ),
    expected: '<ul><li>Papier<ul><li>Rollen</li></ul></li><li>Zeep</li></ul>',
  },
  {
    name: 'headings and a link with tracking',
    html: wrap(
      `<h1 dir="ltr" style="line-height:1.38;"><span style="font-size:20pt;font-weight:400;">Levering</span></h1>${p('Zie <a href="https://www.google.com/url?q=https://www.postnl.nl/zoeken?utm_source%3Ddocs%26a%3D1&amp;sa=D&amp;ust=1" style="text-decoration:none;"><span style="color:#1155cc;text-decoration:underline;">PostNL</span></a>')}`,
    ),
    expected: '<h2>Levering</h2><p>Zie <a href="https://www.postnl.nl/zoeken?a=1">PostNL</a></p>',
  },
  {
    name: 'a table',
    html: wrap(
      `<div dir="ltr" style="margin-left:0pt;" align="left"><table style="border:none;border-collapse:collapse;"><colgroup><col width="301"><col width="301"></colgroup><tbody><tr style="height:0pt"><td style="border:solid #000 1pt;">${p('<span style="font-weight:700">Dag</span>')}</td><td>${p('<span style="font-weight:700">Tijd</span>')}</td></tr><tr><td>${p('Maandag')}</td><td>${p('9.00')}</td></tr></tbody></table></div>`,
    ),
    expected:
      '<table><thead><tr><th>Dag</th><th>Tijd</th></tr></thead><tbody><tr><td>Maandag</td><td>9.00</td></tr></tbody></table>',
  },
];
