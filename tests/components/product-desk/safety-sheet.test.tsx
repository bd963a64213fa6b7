// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { SafetySheet } from '@/components/product-desk/safety-sheet';
import { renderWithStore } from '../support/render-with-store';

const show = (sheet: string | null) => {
  const change = vi.fn(async () => true);
  const changes = { busy: undefined, outcome: undefined, reload: async () => {}, change };
  return { change, ...renderWithStore(<SafetySheet product={{ sheet } as never} canWrite {...changes} />) };
};
const choose = (container: HTMLElement, file: File) => {
  const input = container.querySelector('input[type=file]');
  if (input) fireEvent.change(input, { target: { files: [file] } });
};

it('sends a PDF with the sheet that was shown, and nothing for another file', async () => {
  const { change, container } = show(null);
  choose(container, new File(['<html>'], 'blad.pdf', { type: 'application/pdf' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(change).not.toHaveBeenCalled();
  choose(container, new File(['%PDF-1.4 %%EOF'], 'blad.pdf', { type: 'application/pdf' }));
  await waitFor(() => expect(change).toHaveBeenCalledOnce());
  expect(change).toHaveBeenCalledWith('sheet', 'productDesk.setSheet', {
    seen: null,
    sheet: { filename: 'blad.pdf', base64: expect.stringContaining('JVBERi0xLjQ') },
  });
});

it('shows the sheet that there is, and takes it away', async () => {
  const { change, user } = show('/media/demo/documents/veiligheidsblad-a-1.pdf');
  expect(screen.getByRole('link').getAttribute('href')).toContain('veiligheidsblad-a-1.pdf');
  await user.click(screen.getByRole('button', { name: 'Weghalen' }));
  expect(change).toHaveBeenCalledWith('sheet', 'productDesk.setSheet', {
    ...{ seen: '/media/demo/documents/veiligheidsblad-a-1.pdf', sheet: null },
  });
});
