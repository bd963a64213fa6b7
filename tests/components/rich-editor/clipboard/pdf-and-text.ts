import type { Sample } from './sample';

export const pdfAndText: Sample[] = [
  {
    name: 'a page of a PDF, with lines that the page broke',
    text: 'Onze chauffeurs bezorgen van maandag tot en met vrijdag tussen acht en\nzes. Wilt u een ander moment, neem dan contact op met onze klanten-\nservice. Wij denken graag mee.\n\nOp zaterdag is ons magazijn gesloten.',
    expected:
      '<p>Onze chauffeurs bezorgen van maandag tot en met vrijdag tussen acht en zes. Wilt u een ander moment, neem dan contact op met onze klantenservice. Wij denken graag mee.</p><p>Op zaterdag is ons magazijn gesloten.</p>',
  },
  {
    name: 'a list of a PDF',
    text: 'Dit leveren wij:\r\n• Toiletpapier, handdoeken en alle andere artikelen van papier voor uw\r\n  sanitair\r\n• Zeep\r\n\r\n1. Bel\r\n2. Bestel',
    expected:
      '<p>Dit leveren wij:</p><ul><li>Toiletpapier, handdoeken en alle andere artikelen van papier voor uw sanitair</li><li>Zeep</li></ul><ol><li>Bel</li><li>Bestel</li></ol>',
  },
  {
    name: 'a paragraph of Acrobat',
    html: '<html><body><p><span style="font-size:10.0pt;font-family:ArialMT">Wij nemen alle ongeopende verpakkingen binnen<br>dertig dagen terug. U krijgt <b>uw geld</b> binnen een<br>week op uw rekening.</span></p></body></html>',
    expected:
      '<p>Wij nemen alle ongeopende verpakkingen binnen dertig dagen terug. U krijgt <strong>uw geld</strong> binnen een week op uw rekening.</p>',
  },
  {
    name: 'an address',
    text: 'Toonbank BV\nKerkstraat 1\n1000 AA Amsterdam',
    expected: '<p>Toonbank BV<br />Kerkstraat 1<br />1000 AA Amsterdam</p>',
  },
  {
    name: 'a note with a sentence on each line',
    text: 'Wij zijn op Hemelvaartsdag de hele dag gesloten.\nBestellingen van woensdagavond gaan op vrijdag mee.\nBel ons bij vragen.',
    expected:
      '<p>Wij zijn op Hemelvaartsdag de hele dag gesloten.<br />Bestellingen van woensdagavond gaan op vrijdag mee.<br />Bel ons bij vragen.</p>',
  },
  {
    name: 'text that looks like markup',
    text: '<script>alert(1)</script> & <b>vet</b>',
    expected: '<p>&lt;script&gt;alert(1)&lt;/script&gt; &amp; &lt;b&gt;vet&lt;/b&gt;</p>',
  },
];
