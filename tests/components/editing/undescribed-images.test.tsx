// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { UndescribedImages, undescribedOf } from '@/components/editing/publish/undescribed-images';
import { makeStore } from '@/store/make-store';

it('asks for a text of each image that the refusal names, and says when all have one', async () => {
  const saved: unknown[] = [];
  const call = async (_name: string, details: unknown) => {
    saved.push(details);
    return {};
  };
  const images = undescribedOf({
    'image.12': '/media/demo/a.webp',
    'image.13': '/media/demo/b.webp',
    other: 'x',
  });
  render(
    <Provider store={makeStore({}, async () => call as never)}>
      <UndescribedImages images={images} />
    </Provider>,
  );
  const [first] = screen.getAllByLabelText(/Beschrijving/);
  await userEvent.type(first as HTMLElement, 'Een emmer');
  await userEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  expect(saved.at(-1)).toEqual({
    imageID: 12,
    alt: 'Een emmer',
    decorative: false,
  });
  await userEvent.click(await screen.findByRole('checkbox'));
  await userEvent.click(screen.getByRole('button'));
  expect(saved.at(-1)).toEqual({ imageID: 13, alt: '', decorative: true });
  expect(await screen.findByRole('alert')).toHaveProperty(
    'textContent',
    expect.stringContaining('publiceren'),
  );
});
