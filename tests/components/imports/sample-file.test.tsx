// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NewImport } from '@/components/imports/source/new-import';
import { show } from './support';

it('downloads an example of the chosen kind, as Excel reads it', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = vi.fn((blob: Blob) => `blob:${saved.push(blob)}`) as typeof URL.createObjectURL;
  URL.revokeObjectURL = vi.fn();
  const { user } = show(<NewImport kinds={['prices', 'customers']} />, {});
  await user.click(screen.getByRole('radio', { name: /^Klanten/ }));
  await user.click(screen.getByRole('button', { name: 'Download een voorbeeld: Klanten (CSV)' }));
  const bytes = new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = new TextDecoder().decode(bytes).trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/^Klantnummer;Bedrijf;/);
});
