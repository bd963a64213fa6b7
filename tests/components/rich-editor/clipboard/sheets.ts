import type { Sample } from './sample';

const excel = (rows: string) =>
  `<html xmlns:x="urn:schemas-microsoft-com:office:excel"><head><meta name=ProgId content=Excel.Sheet><style>\n<!--table {mso-displayed-decimal-separator:"\\,";}\ntd {padding-top:1px; color:black; font-weight:400;}\n.xl65 {font-weight:700; background:#D9E1F2;}\n.xl66 {mso-number-format:"\\0022€\\0022\\\\ \\#\\,\\#\\#0\\.00";}\n--></style></head><body link="#0563C1"><table border=0 cellpadding=0 cellspacing=0 width=192 style='border-collapse:collapse'><!--StartFragment--><col width=64 span=3 style='width:48pt'>${rows}<!--EndFragment--></table></body></html>`;

export const sheets: Sample[] = [
  {
    name: 'cells of Excel with a bold first row',
    html: excel(
      `<tr height=20><td height=20 class=xl65 width=64>Artikel</td><td class=xl65>Prijs</td></tr>\n<tr height=20><td height=20>Zeep</td><td class=xl66 align=right x:num="4.5">€&nbsp;4,50</td></tr>`,
    ),
    expected:
      '<table><thead><tr><th>Artikel</th><th>Prijs</th></tr></thead><tbody><tr><td>Zeep</td><td>€\u00a04,50</td></tr></tbody></table>',
  },
  {
    name: 'merged cells, and empty rows and columns',
    html: excel(
      '<tr><td colspan=2 class=xl65>Tarieven</td><td></td></tr><tr><td></td><td></td><td></td></tr><tr><td rowspan=2>NL</td><td>1 dag</td><td>&nbsp;</td></tr><tr><td>2 dagen</td><td></td></tr>',
    ),
    expected:
      '<table><thead><tr><th>Tarieven</th><th></th></tr></thead><tbody><tr><td>NL</td><td>1 dag</td></tr><tr><td></td><td>2 dagen</td></tr></tbody></table>',
  },
  {
    name: 'one cell of Excel is a text',
    html: excel('<tr><td height=20 class=xl66>Gratis bezorging</td></tr>'),
    expected: '<p>Gratis bezorging</p>',
  },
  {
    name: 'cells of Google Sheets',
    html: '<meta charset="utf-8"><google-sheets-html-origin><style type="text/css"><!--td {border: 1px solid #cccccc;}br {mso-data-placement:same-cell;}--></style><table xmlns="http://www.w3.org/1999/xhtml" cellspacing="0" data-sheets-root="1" style="table-layout:fixed;font-size:10pt;"><colgroup><col width="100"/></colgroup><tbody><tr style="height:21px;"><td style="font-weight:bold;" data-sheets-value="{}">Maat</td><td style="font-weight:bold;">Stuks</td></tr><tr><td>Klein</td><td style="text-align:right;">10</td></tr></tbody></table>',
    expected:
      '<table><thead><tr><th>Maat</th><th>Stuks</th></tr></thead><tbody><tr><td>Klein</td><td>10</td></tr></tbody></table>',
  },
  {
    name: 'cells of Calc',
    html: '<html><head><meta name="generator" content="LibreOffice"/></head><body><table cellspacing="0" border="0"><colgroup span="2" width="85"></colgroup><tr><td height="17" align="left"><b>Dag</b></td><td align="left"><b>Open</b></td></tr><tr><td height="17" align="left">Zaterdag</td><td align="right" sdval="10" sdnum="1043;">10</td></tr></table></body></html>',
    expected:
      '<table><thead><tr><th>Dag</th><th>Open</th></tr></thead><tbody><tr><td>Zaterdag</td><td>10</td></tr></tbody></table>',
  },
];
