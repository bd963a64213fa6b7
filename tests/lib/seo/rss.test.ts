// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { rssFeed } from '../../../lib/seo/rss.ts';

const origin = 'https://www.glasenraam.example';
const channel = {
  title: 'Nieuws van Glas & Raam',
  description: 'Wat er <nieuw> is.',
  url: `${origin}/nl/nieuws`,
  feedUrl: `${origin}/nl/nieuws/rss.xml`,
  language: 'nl',
};
const item = {
  title: 'Zeep & "schuim" <nu>\u0007',
  summary: 'Het is er.',
  url: `${origin}/nl/nieuws/zeep`,
  published: '2026-11-01T08:00:00.000Z',
};

function parse(xml: string) {
  const document = new DOMParser().parseFromString(xml, 'application/xml');
  expect(document.querySelector('parsererror')).toBeNull();
  const textOf = (selector: string) => document.querySelector(selector)?.textContent;
  return { document, textOf };
}

it('is valid RSS 2.0, whatever a title contains', () => {
  const { document, textOf } = parse(rssFeed({ ...channel, items: [item] }));
  expect(document.documentElement.getAttribute('version')).toBe('2.0');
  expect(textOf('channel > title')).toBe('Nieuws van Glas & Raam');
  expect(textOf('channel > link')).toBe(channel.url);
  expect(textOf('channel > description')).toBe('Wat er <nieuw> is.');
  expect(textOf('item > title')).toBe('Zeep & "schuim" <nu>');
});

it('identifies an item by its address, and dates it as RSS asks', () => {
  const { document, textOf } = parse(rssFeed({ ...channel, items: [item] }));
  expect(textOf('item > guid')).toBe(item.url);
  expect(document.querySelector('guid')?.getAttribute('isPermaLink')).toBe('true');
  expect(textOf('item > pubDate')).toBe('Sun, 01 Nov 2026 08:00:00 GMT');
  expect(textOf('lastBuildDate')).toBe('Sun, 01 Nov 2026 08:00:00 GMT');
});

it('names its own address, and the picture of an item with its size', () => {
  const picture = { url: `${origin}/delen/scenes/a.png`, type: 'image/png', width: 1200, height: 630 };
  const { document } = parse(rssFeed({ ...channel, items: [{ ...item, picture }] }));
  const self = document.getElementsByTagNameNS('http://www.w3.org/2005/Atom', 'link')[0];
  expect([self?.getAttribute('rel'), self?.getAttribute('href')]).toEqual(['self', channel.feedUrl]);
  const media = document.getElementsByTagNameNS('http://search.yahoo.com/mrss/', 'content')[0];
  expect(media?.getAttribute('url')).toBe(picture.url);
  expect(media?.getAttribute('width')).toBe('1200');
});

it('is valid without items', () => {
  const { document } = parse(rssFeed({ ...channel, items: [] }));
  expect(document.querySelectorAll('item, lastBuildDate').length).toBe(0);
});
