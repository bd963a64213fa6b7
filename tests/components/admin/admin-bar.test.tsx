// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { AdminBar } from '@/components/admin/admin-bar';

afterEach(cleanup);

const menu = () => screen.getByText('Beheer').closest('details') as HTMLDetailsElement;

function openMenu() {
  render(
    <>
      <AdminBar
        shopName="Toonbank"
        prices="customers"
        may={() => true}
        session={{ state: 'ok', value: { userName: 'Anja' } }}
      />
      <main>
        <button type="button">Elders</button>
      </main>
    </>,
  );
  menu().open = true;
}

it('the menu of the bar closes with a click elsewhere, and not with one inside', async () => {
  openMenu();
  const user = userEvent.setup();
  await user.pointer({ keys: '[MouseLeft>]', target: screen.getByText('Logboek') });
  expect(menu().open).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Elders' }));
  expect(menu().open).toBe(false);
});

it('Escape closes it and returns the focus to its name', async () => {
  openMenu();
  screen.getByRole('link', { name: 'Logboek' }).focus();
  await userEvent.keyboard('{Escape}');
  expect(menu().open).toBe(false);
  expect(document.activeElement).toBe(screen.getByText('Beheer'));
});

it('it closes when the focus leaves it by Tab', () => {
  openMenu();
  screen.getByRole('button', { name: 'Elders' }).focus();
  expect(menu().open).toBe(false);
});
