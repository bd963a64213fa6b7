// @vitest-environment jsdom
import { fireEvent, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Slide } from '@/api/types';
import { HeroSlider } from '@/components/home/hero-slider';
import { renderWithStore } from '../support/render-with-store';

const slide = (id: number, own: Partial<Slide> = {}): Slide => ({
  id,
  content: `<h2>Dia ${id}</h2><p><a href="/nl/c/${id}">Bekijk ${id}</a></p>`,
  image: `/media/demo/scenes/${id}.svg`,
  imageAlt: '',
  imageFocal: '',
  link: `/nl/c/${id}`,
  alt: '',
  version: 1,
  ...own,
});
const WIDTH = 600;

beforeEach(() => {
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(WIDTH);
});

/** The numbers are hydrated on the first interaction. */
async function shown(slides: Slide[]) {
  const view = renderWithStore(<HeroSlider slides={slides} />);
  const row = within(screen.getByRole('region', { name: 'Uitgelicht' })).getByRole('list');
  const scrollTo = vi.fn();
  row.scrollTo = scrollTo;
  await view.user.hover(row);
  const steps = await screen.findByRole('navigation', { name: /Uitgelicht/ });
  return { ...view, row, scrollTo, steps };
}

describe('the slides of the hero', () => {
  it('are the texts of the page while the CMS has none', () => {
    renderWithStore(<HeroSlider slides={[]}>De groepen</HeroSlider>);
    expect(screen.getByText('De groepen')).toBeTruthy();
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('are a list; only the first picture loads eagerly, and each has its size', () => {
    const { container } = renderWithStore(<HeroSlider slides={[slide(1), slide(2)]} />);
    const pictures = [...container.querySelectorAll('img')];
    expect(pictures.map((img) => img.getAttribute('fetchpriority'))).toEqual(['high', null]);
    expect(pictures.map((img) => img.getAttribute('loading'))).toEqual([null, 'lazy']);
    for (const img of pictures) expect([img.width, img.height]).toEqual([960, 600]);
  });

  it('describe their picture, and name their link by their own text', () => {
    const named = slide(1, { content: '<h2>Sale</h2>', imageAlt: 'Dozen op een pallet', alt: '' });
    renderWithStore(<HeroSlider slides={[named]} />);
    expect(screen.getByRole('img', { name: 'Dozen op een pallet' })).toBeTruthy();
    expect(screen.getByRole('link').textContent).toBe('Bekijken');
  });

  it('link to their address also where the text holds no link', () => {
    renderWithStore(<HeroSlider slides={[slide(1, { content: '<h2>Sale</h2>', link: '/nl/c/sale' })]} />);
    expect(screen.getByRole('link', { name: 'Bekijken' }).getAttribute('href')).toBe('/nl/c/sale');
    expect(screen.queryByRole('navigation'), 'one has no others to go to').toBeNull();
  });

  it('change by their buttons, and stop at the ends', async () => {
    const { user, row, scrollTo } = await shown([slide(1), slide(2)]);
    await user.click(screen.getByRole('button', { name: 'Uitgelicht: vorige' }));
    expect(scrollTo).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Uitgelicht: volgende' }));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: WIDTH });
    row.scrollLeft = WIDTH;
    fireEvent.scroll(row);
    await user.click(screen.getByRole('button', { name: 'Uitgelicht: volgende' }));
    expect(scrollTo).toHaveBeenCalledOnce();
  });

  it('are chosen by number, which shows the current one', async () => {
    const { row, scrollTo, steps } = await shown([slide(1), slide(2), slide(3)]);
    const numbers = within(steps).getAllByRole('link');
    expect(numbers.map((link) => link.getAttribute('href'))).toEqual([
      '#uitgelicht-1',
      '#uitgelicht-2',
      '#uitgelicht-3',
    ]);
    expect(fireEvent.click(screen.getByRole('link', { name: '3 van 3' })), 'the page stays').toBe(false);
    expect(scrollTo).toHaveBeenLastCalledWith({ left: 2 * WIDTH });
    row.scrollLeft = 2 * WIDTH;
    fireEvent.scroll(row);
    expect(screen.getByRole('link', { current: true }).textContent).toBe('3 van 3');
  });

  it('move the focus from link to link by arrow key', async () => {
    const { user, scrollTo } = await shown([slide(1), slide(2)]);
    screen.getByRole('link', { name: 'Bekijk 1' }).focus();
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bekijk 2' }));
    expect(scrollTo).toHaveBeenLastCalledWith({ left: WIDTH });
    await user.keyboard('{ArrowRight}');
    expect(document.activeElement, 'the last').toBe(screen.getByRole('link', { name: 'Bekijk 2' }));
  });
});
