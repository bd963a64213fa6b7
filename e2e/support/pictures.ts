import type { Page } from '@playwright/test';

/** A photo that no other run has, as a file to choose. */
export async function makePhoto(page: Page, name: string, [width, height]: [number, number]) {
  const base64 = await page.evaluate(
    ([wide, high, seed]) => {
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [wide, high];
      const context = canvas.getContext('2d');
      if (context) {
        context.fillStyle = `hsl(${seed % 360} 60% 50%)`;
        context.fillRect(0, 0, wide, high);
        context.fillStyle = 'white';
        context.fillText(String(seed), 20, 20);
      }
      return canvas.toDataURL('image/png').split(',')[1] ?? '';
    },
    [width, height, Date.now()] as const,
  );
  return { name, mimeType: 'image/png', buffer: Buffer.from(base64, 'base64') };
}
