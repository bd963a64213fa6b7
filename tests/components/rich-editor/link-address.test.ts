import { expect, it } from 'vitest';
import { withoutTracking } from '@/components/rich-editor/clipboard/pasted-links';
import { linkAddress } from '@/components/rich-editor/link-address';

const HOST = 'www.demo.nl';

it.each([
  ['https://www.demo.nl/nl/nieuws?a=1#b', '/nl/nieuws?a=1#b'],
  ['http://www.demo.nl', '/'],
  ['www.demo.nl/nl/nieuws', '/nl/nieuws'],
  ['/nl/nieuws', '/nl/nieuws'],
  ['#levering', '#levering'],
  ['http://www.postnl.nl/', 'https://www.postnl.nl/'],
  ['postnl.nl', 'https://postnl.nl/'],
  [' https://postnl.nl/a b ', 'https://postnl.nl/a%20b'],
  ['info@demo.nl', 'mailto:info@demo.nl'],
  ['mailto:info@demo.nl', 'mailto:info@demo.nl'],
  ['020 555 01 10', 'tel:0205550110'],
  ['+31 20 555 01 10', 'tel:+31205550110'],
])('%s is stored as %s', (input, href) => {
  expect(linkAddress(input, HOST)).toEqual({ href });
});

it.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['levering', 'unknown'],
  ['//kwaad.example', 'unknown'],
  ['/\\kwaad.example', 'unknown'],
  ['https://', 'unknown'],
  ['javascript:alert(1)', 'unsafe'],
  ['data:text/html,x', 'unsafe'],
  ['ftp://demo.nl/a', 'unsafe'],
  ['file:///C:/a.docx', 'unsafe'],
])('%s is refused as %s', (input, problem) => {
  expect(linkAddress(input, HOST)).toEqual({ problem });
});

it('an own address that begins with two slashes leads to no other site', () => {
  expect(linkAddress('https://www.demo.nl//kwaad.example', HOST)).toEqual({ problem: 'unknown' });
});

it.each([
  ['https://a.nl/?utm_source=x&b=1&gclid=2', 'https://a.nl/?b=1'],
  ['https://www.google.com/url?q=https%3A%2F%2Fa.nl%2Fb&sa=D', 'https://a.nl/b'],
  [
    'https://eur01.safelinks.protection.outlook.com/?url=https%3A%2F%2Fl.facebook.com%2Fl.php%3Fu%3Dhttps%253A%252F%252Fa.nl&data=1',
    'https://a.nl/',
  ],
  ['https://a.nl/url?q=https://b.nl', 'https://a.nl/url?q=https://b.nl'],
  ['mailto:info@demo.nl?subject=utm_source', 'mailto:info@demo.nl?subject=utm_source'],
])('%s without tracking is %s', (address, clean) => {
  expect(withoutTracking(address)).toBe(clean);
});
