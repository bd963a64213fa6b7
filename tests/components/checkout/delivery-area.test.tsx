// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DeliveryArea } from '@/components/checkout/delivery-area';

it('a shop that delivers in the Netherlands only says so at the checkout', () => {
  expect(render(<DeliveryArea countries={['NL']} />).container.textContent).toBe(
    'Wij bezorgen alleen in Nederland.',
  );
  expect(render(<DeliveryArea countries={['NL', 'BE']} />).container.textContent).toBe('');
});
