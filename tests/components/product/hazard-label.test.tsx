// @vitest-environment jsdom
import { render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { HazardLabel } from '@/components/product/hazard-label';

const hazard = {
  signalWord: 'Gevaar' as const,
  pictograms: ['corrosive' as const, 'irritant' as const],
  statements: [
    { code: 'H314', text: 'Veroorzaakt ernstige brandwonden en oogletsel.' },
    { code: 'EUH031', text: 'Vormt giftig gas in contact met zuren.' },
  ],
  safetySheet: '/media/demo/documents/veiligheidsblad-1.pdf',
};

it('a hazardous product names its hazards, also for who does not see the pictograms', () => {
  render(<HazardLabel hazard={hazard} />);
  const label = within(screen.getByRole('region', { name: 'Gevaren van dit product' }));
  expect(label.getByText('Gevaar')).toBeTruthy();
  expect(label.getAllByRole('img').map((sign) => sign.getAttribute('aria-label'))).toEqual([
    'Gevarenpictogram: bijtend',
    'Gevarenpictogram: irriterend of schadelijk',
  ]);
  expect(label.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Veroorzaakt ernstige brandwonden en oogletsel. (H314)',
    'Vormt giftig gas in contact met zuren. (EUH031)',
  ]);
  expect(label.getByText(/Lees altijd het etiket en de productinformatie/)).toBeTruthy();
  expect(label.getByRole('link', { name: /Veiligheidsblad/ }).getAttribute('href')).toBe(hazard.safetySheet);
});

it('another product says nothing about hazards', () => {
  const { container } = render(<HazardLabel />);
  expect(container.innerHTML).toBe('');
});
