// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, it } from 'vitest';
import { lazyOnInteraction, markTouched } from '@/components/ui/lazy-on-interaction';

it('a part whose script can not be loaded leaves the page as it is', async () => {
  const Part = lazyOnInteraction<object>(() => Promise.reject(new TypeError('Failed to fetch')));
  render(
    <Suspense fallback={<a href="/nl/contact">Contact</a>}>
      <Part />
    </Suspense>,
  );
  await act(async () => markTouched());
  expect(screen.getByRole('link', { name: 'Contact' })).toBeTruthy();
});
