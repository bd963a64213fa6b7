// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import type { ApiCall } from '@/api/call';
import { ApiError } from '@/api/error';
import { BannerSettings, bannerState } from '@/components/shop-settings/banner-form';
import { ContactSettings } from '@/components/shop-settings/contact-form';
import { makeStore } from '@/store/make-store';
import { renderWithStore } from '../support/render-with-store';

const banner = { text: 'Maandag dicht', link: '', from: '2026-12-01T08:00:30.000Z', until: '', isOn: true };
const contact = {
  ...{
    phone: '020 555 01 00',
    email: 'info@proef.test',
    street: 'Kade 3',
    postcode: '1234 AB',
    city: 'Proefdam',
  },
  openingHours: null,
};
const usual = [{ days: 'Maandag t/m vrijdag', hours: '8:00 – 17:30' }];
const refused = (code: string) => () =>
  Promise.reject(new ApiError({ kind: 'refused', code, fields: {} } as never));

/** A form with these answers, by the name of the call; a call without one fails. */
function show(form: ReactNode, answers: Record<string, unknown>) {
  const sent: [string, unknown][] = [];
  const call = ((name: string, request: unknown) => {
    sent.push([name, request]);
    const answer = answers[name];
    if (typeof answer === 'function') return answer();
    return name in answers
      ? Promise.resolve(answer)
      : Promise.reject(new ApiError({ kind: 'network', code: 'unavailable' }));
  }) as ApiCall;
  return {
    ...renderWithStore(
      form,
      makeStore({}, async () => call),
    ),
    sent,
  };
}

it('says whether the banner is shown at a moment', () => {
  const at = (change: Partial<typeof banner>, moment = '2026-12-02T00:00:00Z') =>
    bannerState({ ...banner, ...change }, new Date(moment));
  expect(at({})).toBe('shown');
  expect(at({ text: '' })).toBe('none');
  expect(at({ isOn: false })).toBe('off');
  expect(at({}, '2026-12-01T08:00:00Z')).toBe('before');
  expect(at({ until: '2026-12-02T00:00:00Z' })).toBe('after');
});

it('refuses a wrong link and an end before the begin beside their fields, and sends what was seen', async () => {
  const answers: Record<string, unknown> = { 'shopSettings.banner': banner };
  const { user, sent } = show(<BannerSettings />, answers);
  const link = await screen.findByLabelText('Link');
  await user.type(link, 'www.winkel.nl');
  fireEvent.change(screen.getByLabelText(/Te zien tot/), { target: { value: '2026-11-30T09:00' } });
  const save = screen.getByRole('button', { name: 'Melding opslaan' });
  await user.click(save);
  expect(screen.getByText(/Begin met \//)).toBeDefined();
  expect(screen.getByText('Kies een moment na het begin.')).toBeDefined();
  expect(document.activeElement).toBe(link);
  await user.clear(link);
  fireEvent.change(screen.getByLabelText(/Te zien tot/), { target: { value: '2026-12-24T18:00' } });
  answers['shopSettings.setBanner'] = refused('conflict');
  await user.click(save);
  expect(await screen.findByText(/Een collega heeft de melding intussen gewijzigd/)).toBeDefined();
  // The begin keeps its seconds; six in the evening in winter is five in UTC.
  const after = { ...banner, until: '2026-12-24T17:00:00.000Z' };
  expect(sent.at(-1)).toEqual(['shopSettings.setBanner', { seen: banner, banner: after }]);
  answers['shopSettings.banner'] = { ...banner, text: 'Dinsdag dicht' };
  await user.click(screen.getByRole('button', { name: 'Nieuwe stand tonen' }));
  expect(await screen.findByDisplayValue('Dinsdag dicht')).toBeDefined();
});

it('shows the usual opening hours until others are stored, and wants whole lines', async () => {
  const answers: Record<string, unknown> = { 'shopSettings.contact': contact };
  const { user, sent } = show(<ContactSettings usualHours={usual} />, answers);
  expect(await screen.findByDisplayValue('8:00 – 17:30')).toBeDefined();
  await user.clear(screen.getByLabelText('E-mailadres'));
  await user.click(screen.getByRole('button', { name: 'Regel toevoegen' }));
  const save = screen.getByRole('button', { name: 'Contactgegevens opslaan' });
  await user.click(save);
  expect(document.activeElement).toBe(screen.getByLabelText('E-mailadres'));
  await user.type(screen.getByLabelText('E-mailadres'), contact.email);
  await user.type(screen.getByLabelText('Dagen, regel 2'), 'Zaterdag');
  await user.click(save);
  expect(document.activeElement).toBe(screen.getByLabelText('Tijden, regel 2'));
  answers['shopSettings.setContact'] = contact;
  await user.type(screen.getByLabelText('Tijden, regel 2'), '9:00 – 12:00');
  await user.click(save);
  const openingHours = [...usual, { days: 'Zaterdag', hours: '9:00 – 12:00' }];
  expect(sent.at(-1)).toEqual([
    'shopSettings.setContact',
    { seen: contact, contact: { ...contact, openingHours } },
  ]);
  expect(await screen.findByText('Opgeslagen.')).toBeDefined();
});

it('says that the settings did not load, or may not be seen, and offers another try', async () => {
  const { unmount } = show(<BannerSettings />, {});
  expect(await screen.findByRole('alert')).toBeDefined();
  unmount();
  show(<ContactSettings usualHours={[]} />, { 'shopSettings.contact': refused('forbidden') });
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByRole('button', { name: /Opnieuw|Probeer/ })).toBeDefined();
});
