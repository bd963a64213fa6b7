// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Tabs } from '@/components/ui/tabs';

afterEach(cleanup);

function showTabs() {
  render(
    <Tabs
      label="Invoer"
      tabs={{
        paste: { text: 'Plakken', panel: <input aria-label="Regels" /> },
        plain: { text: 'Tekst', panel: <p>Schrijf een zin</p> },
        file: { text: 'Bestand', panel: <p>Kies een bestand</p> },
      }}
    />,
  );
  return userEvent.setup();
}
const openTab = () => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs', () => {
  it('show the panel of the first one, named by its tab', () => {
    showTabs();
    expect(openTab()).toBe('Plakken');
    expect(screen.getAllByRole('tabpanel')).toEqual([screen.getByRole('tabpanel', { name: 'Plakken' })]);
  });

  it('keep what was typed when another one was open', async () => {
    const user = showTabs();
    await user.type(screen.getByRole('textbox', { name: 'Regels' }), '12 dozen');
    await user.click(screen.getByRole('tab', { name: 'Bestand' }));
    expect(screen.queryByRole('textbox', { name: 'Regels' })).toBeNull();
    await user.click(screen.getByRole('tab', { name: 'Plakken' }));
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Regels' }).value).toBe('12 dozen');
  });

  it.each([
    ['{ArrowRight}', 'Tekst'],
    ['{ArrowLeft}', 'Bestand'],
    ['{End}', 'Bestand'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}', 'Plakken'],
    ['{End}{Home}', 'Plakken'],
  ])('open with %s, with the focus: %s', async (keys, name) => {
    const user = showTabs();
    await user.tab();
    await user.keyboard(keys);
    expect(openTab()).toBe(name);
    expect(document.activeElement?.textContent).toBe(name);
  });

  it('are one stop of the Tab key, before the panel', async () => {
    const user = showTabs();
    await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Regels' }));
  });
});
