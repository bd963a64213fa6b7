// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ProductPictures } from '@/components/gallery/product-pictures';
import { renderWithStore } from '../support/render-with-store';

const images = ['/media/1.svg', '/media/2.svg', '/media/3.svg'];
const scrollTo = vi.fn();
beforeEach(() => {
  scrollTo.mockClear();
  Element.prototype.scrollTo = scrollTo;
});

/** A gallery after the first interaction. */
async function show() {
  const view = renderWithStore(<ProductPictures images={images} name="Jumborol wit" />);
  const large = screen.getAllByRole('link', { name: /vergroten/ });
  const small = within(screen.getByRole('list', { name: 'Foto’s' })).getAllByRole('link');
  await view.user.hover(large[0] as HTMLElement);
  // Hydrated once a click on a thumbnail no longer leaves the page.
  await waitFor(async () => {
    await view.user.click(small[1] as HTMLElement);
    expect(small[1]?.getAttribute('aria-current')).toBe('true');
  });
  await view.user.click(small[0] as HTMLElement);
  return { ...view, large, small };
}

describe('the pictures of a product', () => {
  it('are links that work before hydration: to the file, and to a position in the row', () => {
    const { container } = renderWithStore(<ProductPictures images={images} name="Jumborol wit" />);
    const hrefs = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([...images, '#foto-1', '#foto-2', '#foto-3']);
    for (const at of [1, 2, 3]) expect(container.querySelector(`#foto-${at} img`)).toBeTruthy();
    expect(screen.getAllByRole('img').map((image) => (image as HTMLImageElement).alt)).toEqual([
      'Jumborol wit',
      'Jumborol wit, foto 2 van 3',
      'Jumborol wit, foto 3 van 3',
      'Foto 1',
      'Foto 2',
      'Foto 3',
    ]);
  });

  it('change by arrow key, with the focus, and stop at the ends', async () => {
    const { user, large, small } = await show();
    large[0]?.focus();
    await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(large[2]);
    expect(small.map((link) => link.getAttribute('aria-current'))).toEqual([null, null, 'true']);
    expect(large.map((link) => link.tabIndex)).toEqual([-1, -1, 0]);
    await user.keyboard('{ArrowLeft}');
    expect(document.activeElement).toBe(large[1]);
    expect(scrollTo).toHaveBeenCalled();
  });

  it('open in the whole window, change there, and return the focus', async () => {
    const { user, large } = await show();
    large[0]?.focus();
    await user.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Jumborol wit' });
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByText('2 van 3')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Inzoomen' }));
    expect(dialog.querySelector('[data-large]')).toBeTruthy();
    // The arrows move a large picture now.
    await user.keyboard('{ArrowRight}');
    expect(within(dialog).getByText('2 van 3')).toBeTruthy();
    await user.click(within(dialog).getByRole('button', { name: 'Volgende foto' }));
    expect(dialog.querySelector('[data-large]')).toBeNull();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.closest('.gallery')).toBeTruthy());
  });
});

it('show no thumbnails for one picture', () => {
  renderWithStore(<ProductPictures images={['/media/1.svg']} name="Mop" />);
  expect(screen.queryByRole('list', { name: 'Foto’s' })).toBeNull();
});
