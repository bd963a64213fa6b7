// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { StepButton } from '@/components/ui/step-button';

afterEach(cleanup);

it('a step button moves by one, and at the end does nothing but keep the focus', async () => {
  const user = userEvent.setup();
  const onStep = vi.fn();
  const button = (atEnd: boolean) => <StepButton to="previous" label="Vorige" {...{ atEnd, onStep }} />;
  const view = render(button(false));
  await user.click(screen.getByRole('button', { name: 'Vorige' }));
  expect(onStep.mock.calls).toEqual([[-1]]);
  view.rerender(button(true));
  await user.keyboard('{Enter}');
  expect(onStep).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Vorige' }));
  expect(document.activeElement?.getAttribute('aria-disabled')).toBe('true');
});
