// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { ScannedLabel } from '@/api/types';
import { askedText } from '@/components/shelf-labels/scan/asked-text';
import { ScanForm } from '@/components/shelf-labels/scan/scan-form';
import { ScanThanks } from '@/components/shelf-labels/scan/scan-thanks';
import { renderWithStore } from '../support/render-with-store';

const soap: ScannedLabel['products'][number] = {
  productId: 5,
  productName: 'Handzeep',
  productExtCode: 'HZ-5',
  image: '/media/zeep.svg',
  unitName: 'doos',
  unitDesc: 'doos à 6 flessen',
  choices: [1, 2, 3],
  asked: 0,
  askedAt: null,
};
const paper = { ...soap, productId: 6, productName: 'Toiletpapier', unitName: 'pak' };
const label = (...products: ScannedLabel['products']): ScannedLabel => ({
  place: 'Keuken',
  products,
  requested: [],
});
const show = (shown: ScannedLabel, more: Partial<Parameters<typeof ScanForm>[0]> = {}) =>
  renderWithStore(<ScanForm token="t" formKey="key" label={shown} typed={new URLSearchParams()} {...more} />);

/** Form data that the browser sends for this button. */
function sentBy(button: HTMLElement): Record<string, string> {
  const form = screen.getByRole<HTMLInputElement>('textbox', { name: /^Uw naam/ }).form as HTMLFormElement;
  return Object.fromEntries(new FormData(form, button)) as Record<string, string>;
}

describe('a label of one product', () => {
  it('requests one, two or three by one tap, in a form that needs no script', () => {
    const { container } = show(label(soap));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bijna op: 1, 2 of 3?');
    const form = container.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/internal/forms/shelf-request']);
    expect(sentBy(screen.getByRole('button', { name: '2 dozen' }))).toMatchObject({
      label: 't',
      sleutel: 'key',
      tik: '5-2',
    });
    expect(container.textContent).not.toContain('€');
  });

  it('sends no quantity on Enter: the form’s first submit button has none', () => {
    const { container } = show(label(soap));
    const first = container.querySelector<HTMLElement>('button[type="submit"]');
    expect(sentBy(first as HTMLElement)).not.toHaveProperty('tik');
  });

  it('says how long to wait after too many requests', () => {
    show(label(soap), { fault: 'te-vaak', wait: 90 });
    expect(screen.getByRole('alert').textContent).toContain('Wacht 2 minuten en tik nog een keer.');
  });

  it('shows the problem and keeps the typed text', () => {
    const typed = new URLSearchParams({ 'aantal-5': 'veel', naam: 'Sanne' });
    show(label(soap), { fault: 'aantal', typed });
    expect(screen.getByRole('alert').textContent).toBe('Vul een heel aantal in, van 1 tot en met 999.');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Ander aantal' }).value).toBe('veel');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Uw naam/ }).value).toBe('Sanne');
  });

  it('shows requests that are already open', () => {
    const now = new Date('2026-11-20T12:00:00Z');
    expect(askedText(2, 'doos', '2026-11-20T08:12:00Z', now)).toBe(
      'Al aangevraagd: 2 dozen, vandaag om 09:12.',
    );
    expect(askedText(1, 'doos', '2026-11-18T08:12:00Z', now)).toBe('Al aangevraagd: 1 doos, op 18-11-2026.');
    show(label({ ...soap, asked: 2, askedAt: '2026-11-18T08:12:00Z' }));
    expect(screen.getByText(/^Al aangevraagd: 2 dozen/)).toBeTruthy();
  });
});

it('a label of a place requests several products at once', async () => {
  const { user } = show(label(soap, paper));
  const group = screen.getByRole('group', { name: 'Hoeveel Toiletpapier' });
  await user.click(within(group).getByRole('radio', { name: '3 pakken' }));
  await user.type(screen.getByRole('textbox', { name: 'Ander aantal van Handzeep' }), '12');
  expect(sentBy(screen.getByRole('button', { name: 'Aanvragen' }))).toMatchObject({
    'keuze-5': '',
    'aantal-5': '12',
    'keuze-6': '3',
  });
});

it('thanks for the request, and links back for more', () => {
  const { container } = renderWithStore(
    <ScanThanks token="t" label={{ ...label(soap, paper), requested: [{ productId: 6, quantity: 3 }] }} />,
  );
  expect(container.textContent).toContain('3 pakken Toiletpapier');
  expect(container.textContent).not.toContain('Handzeep');
  expect(screen.getByRole('link', { name: 'Nog iets aanvragen' }).getAttribute('href')).toBe('/k/t');
});
