// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it } from 'vitest';
import { Dialog } from '@/components/ui/overlay/dialog';

afterEach(cleanup);

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Verwijderen
      </button>
      {open && (
        <Dialog title="Bestellijst verwijderen?" onClose={() => setOpen(false)}>
          <button type="button">Ja</button>
        </Dialog>
      )}
    </>
  );
}

async function openDialog() {
  const user = userEvent.setup();
  render(<Opener />);
  const opener = screen.getByRole('button', { name: 'Verwijderen' });
  await user.click(opener);
  return { user, opener, dialog: screen.getByRole('dialog', { name: 'Bestellijst verwijderen?' }) };
}

it('a dialog hides the page behind it and keeps the focus inside', async () => {
  const { user, dialog } = await openDialog();
  expect(screen.queryByRole('button', { name: 'Verwijderen' })).toBeNull();
  for (let presses = 0; presses < 4; presses += 1) {
    await user.tab();
    expect(dialog.contains(document.activeElement)).toBe(true);
  }
});

it.each(['{Escape}', 'Sluiten'])('a dialog closed by %s returns the focus to what opened it', async (by) => {
  const { user, opener } = await openDialog();
  if (by === 'Sluiten') await user.click(screen.getByRole('button', { name: by }));
  else await user.keyboard(by);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(opener));
});
