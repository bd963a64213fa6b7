// @vitest-environment jsdom

import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { camelize } from '@/api/camelize';
import { toCard } from '@/components/product-card/card';
import { FamilyLinks } from '@/components/product-card/family-links';
import { wireProduct } from '../../store/support/builders';

const member = (id: number, family_value: string) => ({
  product_id: id,
  slug: `handschoen-maat-${family_value.toLowerCase()}`,
  family_value,
});
const glove = (members = ['S', 'M', 'L'].map((value, at) => member(11 + at, value)), own = 0) =>
  camelize(
    wireProduct({
      ...{ product_id: members[own]?.product_id ?? 0, slug: members[own]?.slug ?? '' },
      ...{ family_id: 5, family_name: 'Handschoen', family_axis: 'Maat', family_value: 'S' },
      family_members: members,
    }),
  );
const show = (doc: ReturnType<typeof glove>) =>
  render(<FamilyLinks card={structuredClone(toCard(doc, 'hidden'))} />);
const links = () => screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

afterEach(cleanup);

describe('the sizes on a card', () => {
  it('link to the page of each other member', () => {
    const { container } = show(glove(undefined, 1));
    expect(links()).toEqual([
      ['S', '/nl/p/handschoen-maat-s-11'],
      ['L', '/nl/p/handschoen-maat-l-13'],
    ]);
    expect(container.querySelector('b')?.textContent).toBe('M');
  });

  it('are absent without a family', () => {
    expect(show(camelize(wireProduct({}))).container.textContent).toBe('');
  });

  it('are eight at most, with the card’s own among them; the page has the others', () => {
    const members = Array.from({ length: 40 }, (_, at) => member(100 + at, `${at} cm`));
    const { container } = show(glove(members, 30));
    expect(container.querySelector('b')?.textContent).toBe('30 cm');
    expect(links()).toHaveLength(8);
    expect(links().at(-1)).toEqual(['+32', '/nl/p/handschoen-maat-30 cm-130']);
  });
});
