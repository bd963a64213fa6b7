import { expect, it } from 'vitest';
import { editUrl } from '@/lib/urls/edit-url';

it.each([
  ['page', 'levering', 'vragen', '/nl/levering'],
  ['page', 'c/merken/zeep', 'merken', '/nl/c/merken/zeep'],
  ['page', 'toiletpapier', 'assortiment', '/toiletpapier'],
  ['group', 'c/papier/rollen', '', '/nl/c/papier/rollen'],
  ['news', 'nieuwe-zeep', '', '/nl/nieuws/nieuwe-zeep'],
  ['slide', '', '', '/'],
  ['site', '', '', '/'],
] as const)('a %s with the path "%s" in the menu "%s" is edited at %s', (kind, path, menu, url) => {
  expect(editUrl({ kind, path, menu })).toBe(`${url}#bewerken`);
});
