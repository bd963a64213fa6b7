import type { Sample } from './sample';

const head = `<html xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:w="urn:schemas-microsoft-com:office:word">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><w:WordDocument><w:View>Normal</w:View></w:WordDocument></xml><![endif]-->
<style><!-- /* Style Definitions */ p.MsoNormal {margin:0cm; font-size:11.0pt; font-family:"Calibri",sans-serif;} --></style></head>
<body lang=NL style='tab-interval:35.4pt'><!--StartFragment-->`;
const foot = '<!--EndFragment--></body></html>';

const bullet = (level: number, text: string) =>
  `<p class=MsoListParagraphCxSpMiddle style='margin-left:${level * 36}.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol;mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`;
const numbered = (level: number, marker: string, text: string) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:l1 level${level} lfo2'>` +
  `<!--[if !supportLists]--><span style='mso-fareast-font-family:Calibri'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><!--[endif]-->${text}</p>\n`;

export const wordDesktop: Sample[] = [
  {
    name: 'paragraphs with empty ones between them',
    html: `${head}<p class=MsoNormal>Wij leveren <b>gratis</b> vanaf <i style='mso-bidi-font-style:normal'>€&nbsp;100</i>.<o:p></o:p></p>

<p class=MsoNormal><o:p>&nbsp;</o:p></p>

<p class=MsoNormal><span style='font-size:14.0pt;color:red'>Voor &nbsp;17.00 uur&nbsp;besteld.</span><o:p></o:p></p>${foot}`,
    expected:
      '<p>Wij leveren <strong>gratis</strong> vanaf <em>€\u00a0100</em>.</p><p>Voor 17.00 uur besteld.</p>',
  },
  {
    name: 'a list with a list in it',
    html: `${head}${bullet(1, 'Papier')}${bullet(2, 'Toiletpapier')}${bullet(2, '<b>Handdoekjes</b>')}${bullet(1, 'Zeep')}<p class=MsoNormal>Einde.</p>${foot}`,
    expected:
      '<ul><li>Papier<ul><li>Toiletpapier</li><li><strong>Handdoekjes</strong></li></ul></li><li>Zeep</li></ul><p>Einde.</p>',
  },
  {
    name: 'a numbered list',
    html: `${head}${numbered(1, '1.', 'Bel ons')}${numbered(2, 'a)', 'of mail')}${numbered(1, '2.', 'Wacht')}${foot}`,
    expected: '<ol><li>Bel ons<ol><li>of mail</li></ol></li><li>Wacht</li></ol>',
  },
  {
    name: 'a bulleted list directly after a numbered one',
    html: `${head}${numbered(1, '1.', 'Een')}${bullet(1, 'Punt')}${foot}`,
    expected: '<ol><li>Een</li></ol><ul><li>Punt</li></ul>',
  },
  {
    name: 'a title and headings',
    html: `${head}<p class=MsoTitle>Levering</p><h1><a name="_Toc1"></a><b>Binnen Nederland</b></h1><p class=MsoNormal>Morgen.</p><h2 style='mso-list:l2 level2 lfo3'><span style='mso-list:Ignore'>1.1<span>&nbsp;&nbsp;</span></span>Eilanden</h2><p class=MsoNormal>Later.</p>${foot}`,
    expected: '<h2>Levering</h2><h2>Binnen Nederland</h2><p>Morgen.</p><h3>Eilanden</h3><p>Later.</p>',
  },
  {
    name: 'a table',
    html: `${head}<table class=MsoTableGrid border=1 cellspacing=0 style='border-collapse:collapse'>
 <tr style='mso-yfti-irow:0'><td width=302 valign=top style='width:226.6pt'><p class=MsoNormal><b>Land<o:p></o:p></b></p></td><td width=302><p class=MsoNormal><b>Kosten<o:p></o:p></b></p></td></tr>
 <tr><td width=302><p class=MsoNormal>Nederland</p></td><td><p class=MsoNormal>€&nbsp;6,95</p><p class=MsoNormal>gratis vanaf €&nbsp;100</p></td></tr>
</table>${foot}`,
    expected:
      '<table><thead><tr><th>Land</th><th>Kosten</th></tr></thead><tbody><tr><td>Nederland</td><td>€\u00a06,95<br />gratis vanaf €\u00a0100</td></tr></tbody></table>',
  },
  {
    name: 'a picture and a link to a file on the disk',
    html: `${head}<p class=MsoNormal>Zie <a href="file:///C:\\Users\\anja\\prijzen.docx">de prijzen</a><!--[if gte vml 1]><v:shape id="x"></v:shape><![endif]--><![if !vml]><img width=200 src="file:///C:/Temp/clip_image001.png" v:shapes="x"><![endif]></p>${foot}`,
    expected: '<p>Zie de prijzen</p>',
  },
];
