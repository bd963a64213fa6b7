// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { expect, it } from 'vitest';
import { ImagePicker } from '@/components/image-library/image-picker';
import { makeStore } from '@/store/make-store';

const image = {
  ...{ id: 1, filename: 'hal.webp', dir: 'sfeer', url: '/media/demo/images/x.webp', alt: 'Een hal' },
  ...{
    decorative: false,
    width: 10,
    height: 10,
    bytes: 1,
    focal: null,
    variants: [],
    uploadedBy: '',
    places: 0,
  },
};

it('begins in the folder of the image that is there, later in that of the last choice', async () => {
  const asked: unknown[] = [];
  const call = async (name: string, request: { dir?: string; near?: string }) => {
    if (name === 'media.dirs')
      return [
        { dir: 'merken', images: 3 },
        { dir: 'sfeer', images: 1 },
      ];
    asked.push({ dir: request.dir, near: request.near });
    return { numFound: 1, start: 0, dir: request.near ? 'sfeer' : (request.dir ?? null), images: [image] };
  };
  const open = (current: string) =>
    render(
      <Provider store={makeStore({}, async () => call as never)}>
        <ImagePicker current={current} onPick={() => undefined} onClose={() => undefined} />
      </Provider>,
    );
  const first = open('/media/demo/scenes/a.svg');
  const folder = await screen.findByLabelText('Map');
  await waitFor(() => expect(folder).toHaveProperty('value', 'sfeer'));
  expect(asked).toEqual([{ dir: undefined, near: '/media/demo/scenes/a.svg' }]);
  const names = [...folder.querySelectorAll('option')].map(({ textContent }) => textContent);
  expect(names.at(-1)).toBe('merken (3)');
  await userEvent.click(screen.getByRole('button', { name: /hal\.webp/ }));
  first.unmount();

  open('');
  await screen.findByRole('button', { name: /hal\.webp/ });
  expect(asked.at(-1)).toEqual({ dir: 'sfeer', near: undefined });
  await userEvent.selectOptions(screen.getByLabelText('Map'), 'Alle afbeeldingen');
  await waitFor(() => expect(asked.at(-1)).toEqual({ dir: undefined, near: undefined }));
});
