import type { Sample } from './sample';

export const outlook: Sample[] = [
  {
    name: 'a message of the desktop program',
    html: `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal{margin:0cm} --></style></head><body lang=NL><div class=WordSection1><p class=MsoNormal>Beste klant,<o:p></o:p></p><p class=MsoNormal><o:p>&nbsp;</o:p></p><p class=MsoNormal>Bekijk <a href="https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fwww.voorbeeld.nl%2Factie%3Futm_campaign%3Dmail&amp;data=05%7C02&amp;reserved=0">onze actie</a>.<o:p></o:p></p></div></body></html>`,
    expected: '<p>Beste klant,</p><p>Bekijk <a href="https://www.voorbeeld.nl/actie">onze actie</a>.</p>',
  },
  {
    name: 'a message of the web program',
    html: '<div class="elementToProof" style="font-family: Aptos; font-size: 12pt; color: rgb(0, 0, 0);">Hallo,</div><div class="elementToProof"><br></div><div class="elementToProof">Tot <b>morgen</b>.</div><div id="Signature"><div>Anja<br>Verkoop</div></div>',
    expected: '<p>Hallo,</p><p>Tot <strong>morgen</strong>.</p><p>Anja<br />Verkoop</p>',
  },
  {
    name: 'a list of a message',
    html: `<ul style="margin-top:0cm" type=disc><li class=MsoListParagraph style='mso-list:l0 level1 lfo1'>Een<o:p></o:p></li><li class=MsoListParagraph style='mso-list:l0 level1 lfo1'>Twee<o:p></o:p></li></ul>`,
    expected: '<ul><li>Een</li><li>Twee</li></ul>',
  },
  {
    name: 'a signature with a tracking picture',
    html: '<div>Groet,<br><br>Anja</div><img src="https://track.example/open.gif?id=1" width="1" height="1">',
    expected: '<p>Groet,</p><p>Anja</p>',
  },
];
