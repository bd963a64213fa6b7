// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useRef, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Popover, PopoverHead } from '@/components/ui/overlay/popover';

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
});
afterEach(cleanup);

function Opener({ children }: { children: ReactNode }) {
  const anchor = useRef<HTMLSpanElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <span ref={anchor}>
        <button type="button" onClick={() => setOpen(!open)}>
          Waarom?
        </button>
      </span>
      {open && (
        <Popover anchor={anchor} className="w-72" onClose={() => setOpen(false)}>
          {children}
        </Popover>
      )}
      <input aria-label="Aantal" />
      <div className="toaster">
        <button type="button">Ongedaan maken</button>
      </div>
    </>
  );
}

async function openPopover() {
  const user = userEvent.setup();
  render(
    <Opener>
      <PopoverHead title="Uw prijs" description="Jumborol wit" />
      <a href="/nl">Prijsafspraken</a>
    </Opener>,
  );
  const button = screen.getByRole('button', { name: 'Waarom?' });
  await user.click(button);
  return { user, button, popover: await screen.findByRole('dialog') };
}
const isClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a popover', () => {
  it('is named and described by its head, and takes the focus', async () => {
    const { popover } = await openPopover();
    expect(screen.getByRole('dialog', { name: 'Uw prijs' })).toBe(popover);
    expect(document.getElementById(popover.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Jumborol wit',
    );
    await waitFor(() => expect(popover.contains(document.activeElement)).toBe(true));
  });

  it('closes with Escape and returns the focus to its button', async () => {
    const { user, button } = await openPopover();
    await user.keyboard('{Escape}');
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('closes with its cross and returns the focus to its button', async () => {
    const { user, button } = await openPopover();
    await user.click(screen.getByRole('button', { name: 'Sluiten' }));
    await isClosed();
    await waitFor(() => expect(document.activeElement).toBe(button));
  });

  it('closes with a second click on its button', async () => {
    const { user, button } = await openPopover();
    await user.click(button);
    await isClosed();
  });

  it('closes when another field is clicked, which keeps the focus', async () => {
    const { user } = await openPopover();
    const field = screen.getByRole('textbox', { name: 'Aantal' });
    await user.click(field);
    await user.keyboard('12');
    await isClosed();
    expect(document.activeElement).toBe(field);
    expect((field as HTMLInputElement).value).toBe('12');
  });

  it('stays open when a toast is clicked', async () => {
    const { user, popover } = await openPopover();
    await user.click(screen.getByRole('button', { name: 'Ongedaan maken' }));
    expect(screen.getByRole('dialog', { hidden: true })).toBe(popover);
  });
});
