// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Stepper } from '@/components/form/stepper';
import { renderWithStore } from '../support/render-with-store';

function Counter({ start = 1, step = 1, least = 0 }) {
  const [value, setValue] = useState(start);
  return <Stepper value={value} onChange={setValue} name="dozen" step={step} min={least} />;
}
const field = () => screen.getByRole('spinbutton', { name: 'Aantal dozen' });

describe('the quantity stepper', () => {
  it('takes typed text, and checks it when the field loses focus', async () => {
    const { user } = renderWithStore(<Counter />);
    await user.clear(field());
    await user.type(field(), '144');
    expect(field()).toHaveProperty('value', '144');
    await user.tab();
    expect(field().getAttribute('aria-valuenow')).toBe('144');
  });

  it('snaps to the step and says why', async () => {
    const { user } = renderWithStore(<Counter start={6} step={6} />);
    await user.clear(field());
    await user.type(field(), '10');
    await user.tab();
    expect(field()).toHaveProperty('value', '12');
    expect(screen.getByRole('alert').textContent).toBe('Per 6 te bestellen, daarom 12.');
  });

  it.each(['veel', '1,5', '99999999'])('keeps the quantity after %s, and says why', async (typed) => {
    const { user } = renderWithStore(<Counter start={4} />);
    await user.clear(field());
    await user.type(field(), typed);
    await user.tab();
    expect(field()).toHaveProperty('value', '4');
    expect(screen.getByRole('alert').textContent).toBe('Vul een heel aantal in, hoogstens 999.999.');
  });

  it('changes by one with the arrows and by ten with Shift', async () => {
    const { user } = renderWithStore(<Counter start={1} />);
    await user.click(field());
    await user.keyboard('{ArrowUp}');
    expect(field()).toHaveProperty('value', '2');
    await user.keyboard('{Shift>}{ArrowUp}{/Shift}');
    expect(field()).toHaveProperty('value', '12');
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}{ArrowDown}');
    expect(field()).toHaveProperty('value', '1');
  });

  it('never goes below its minimum', async () => {
    const { user } = renderWithStore(<Counter start={0} />);
    expect(screen.getByRole('button', { name: 'Minder dozen' })).toHaveProperty('disabled', true);
    await user.click(field());
    await user.keyboard('{ArrowDown}');
    expect(field()).toHaveProperty('value', '0');
  });
});
