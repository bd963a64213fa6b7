// @vitest-environment jsdom

import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { tabDraft } from '@/components/form/draft';
import { PhotoField } from '@/components/task-photos/photo-field';
import type { Upload } from '@/components/task-photos/upload-photo';
import { type Photos, usePhotos } from '@/components/task-photos/use-photos';

const draft = tabDraft('message', 'task.test.photos');
let photos: Photos;

function Form({ upload }: { upload: Upload }) {
  photos = usePhotos({ draft, upload });
  return <PhotoField photos={photos} />;
}
const show = (upload: Upload) => ({ ...render(<Form upload={upload} />), user: userEvent.setup() });
const files = (count: number, first = 0) =>
  Array.from(
    { length: count },
    (_, at) => new File([`${at}`], `foto-${first + at}.jpg`, { type: 'image/jpeg' }),
  );
const add = (chosen: File[]) => act(() => photos.add(chosen));

/** Gives each photo the next id. */
function counting(): Upload {
  let last = 0;
  return async () => {
    last += 1;
    return { photoId: last };
  };
}

beforeEach(() => sessionStorage.clear());
afterEach(cleanup);

it('keeps the first twenty photos, and says in words how many were left out', async () => {
  show(counting());
  add(files(15));
  add(files(7, 15));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'De eerste 20 staan erbij; 2 foto’s zijn niet toegevoegd.',
  );
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('20 van 20 foto’s klaar'));
  expect(await photos.sent()).toHaveLength(20);
  expect(screen.queryByText('foto-20.jpg')).toBeNull();
});

it('a photo that fails is named with its reason, blocks the message, and can be sent again or removed', async () => {
  let isOnline = false;
  const { user } = show(async (base64) => {
    if (base64.length % 2 === 1 && !isOnline) return { fault: 'network' };
    return isOnline ? { photoId: 8 } : { fault: 'network' };
  });
  add(files(1));
  expect(await screen.findByText('het versturen is niet gelukt.')).toBeDefined();
  await act(async () => expect(await photos.sent()).toBeUndefined());
  expect(screen.getByRole('alert').textContent).toContain('Eén foto is nog niet verstuurd.');
  isOnline = true;
  await user.click(screen.getByRole('button', { name: 'Opnieuw versturen: foto-0.jpg' }));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('1 van 1 foto klaar'));
  await act(async () => expect(await photos.sent()).toEqual([8]));
  await user.click(screen.getByRole('button', { name: 'Weghalen: foto-0.jpg' }));
  await act(async () => expect(await photos.sent()).toEqual([]));
});

it('a file that can not be read is not offered again: it would end the same', async () => {
  show(async () => ({ fault: 'unknown_type' }));
  add(files(1));
  expect(await screen.findByText(/dit is geen foto die wij kunnen lezen/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /Opnieuw versturen/ })).toBeNull();
});

it('the same photo twice is in the message once', async () => {
  show(async () => ({ photoId: 5 }));
  add(files(2));
  expect(await screen.findByText('deze foto staat er al bij.')).toBeDefined();
});

it('sent photos are there after a reload, until the message is sent', async () => {
  const first = show(counting());
  add(files(2));
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 van 2 foto’s klaar'));
  first.unmount();
  const second = show(counting());
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe('2 van 2 foto’s klaar'));
  expect(await photos.sent()).toEqual([1, 2]);
  act(() => photos.clear());
  second.unmount();
  show(counting());
  expect(screen.queryAllByRole('listitem')).toEqual([]);
});
