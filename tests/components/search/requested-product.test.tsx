// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { RequestedProduct } from '@/components/search/requested-product';
import { mockNavigation } from '../../support/navigation';

let query = '';
mockNavigation({ useSearchParams: () => new URLSearchParams(query) });
const branch = { email: 'info@demo.test', phone: '020 555 01 10' };
beforeEach(() => {
  query = '';
});

afterEach(cleanup);

it('shows the searched text, with a prepared mail', () => {
  query = 'product=rode%20emmer%20%26%20co';
  render(<RequestedProduct branch={branch} />);
  expect(screen.getByRole('heading').textContent).toBe('U zoekt ‘rode emmer & co’');
  const mail = new URL(screen.getByRole<HTMLAnchorElement>('link', { name: 'Vraag het per e-mail' }).href);
  expect(mail.pathname).toBe('info@demo.test');
  expect(mail.searchParams.get('subject')).toBe('Gezocht: rode emmer & co');
  expect(mail.searchParams.get('body')).toContain('Ik zoek: rode emmer & co\nAantal:');
  expect(screen.getByRole('link', { name: /Zoek het nog eens/ }).getAttribute('href')).toBe(
    '/nl/zoeken/rode%20emmer%20%26%20co',
  );
});

it('shows any text as text, shortened to fit', () => {
  query = `product=${encodeURIComponent(`<b>\u202e\u0000${'lang '.repeat(2_000)}`)}`;
  render(<RequestedProduct branch={branch} />);
  const heading = screen.getByRole('heading');
  expect(heading.querySelector('b')).toBeNull();
  expect(heading.textContent?.length).toBeLessThan(80);
  expect(heading.textContent).not.toContain('\u202e');
});

it('is absent without a searched text', () => {
  query = 'product=%20%20';
  const { container } = render(<RequestedProduct branch={branch} />);
  expect(container.textContent).toBe('');
});
