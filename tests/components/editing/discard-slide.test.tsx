// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { afterEach, expect, it } from 'vitest';
import SlidesPanel from '@/components/editing/slides/slides-panel';
import { editingSlice } from '@/store/editing/slice';
import { injectReducers } from '@/store/inject-reducers';
import { makeStore } from '@/store/make-store';

afterEach(cleanup);

/** Two slides; the editor made the second, and nobody saw it. */
function showPanel(canPublish: boolean) {
  const calls: string[] = [];
  let ids = [1, 2];
  const call = async (name: string, request: { id?: number }) => {
    if (name === 'editing.slides') return ids.map((id) => ({ id, version: id, discardable: id === 2 }));
    if (name === 'editing.draft') {
      const fields = { content: `<h2>Slide ${request.id}</h2>`, visible: 'true', position: `${request.id}` };
      return { live: { version: request.id, fields }, draft: null, editors: [], facts: [] };
    }
    calls.push(`${name} ${JSON.stringify(request)}`);
    ids = ids.filter((id) => id !== request.id);
    return {};
  };
  const store = makeStore({}, async () => call as never);
  injectReducers(store, { editing: editingSlice.reducer });
  render(
    <Provider store={store}>
      <SlidesPanel
        {...{ id: 0, path: '', label: '', discardable: false, canPublish }}
        pickImage={async () => undefined as never}
        onChanged={() => {}}
      />
    </Provider>,
  );
  return calls;
}

it('lets an editor remove only the slide of its own that nobody saw', async () => {
  const calls = showPanel(false);
  await userEvent.click(await screen.findByRole('button', { name: 'Slides beheren' }));
  expect(screen.queryByRole('button', { name: 'Verwijderen: Slide 1' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Verwijderen: Slide 2' }));
  expect(screen.getByRole('alert').textContent).toContain('nog niemand');
  await userEvent.click(screen.getByRole('button', { name: 'Ja, verwijderen' }));
  expect(await screen.findByText('1 slide, waarvan 1 nu te zien')).toBeTruthy();
  expect(calls).toEqual(['editing.discardSlide {"id":2,"version":2}']);
});

it('lets a publisher remove every slide', async () => {
  const calls = showPanel(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Slides beheren' }));
  await userEvent.click(screen.getByRole('button', { name: 'Verwijderen: Slide 1' }));
  await userEvent.click(screen.getByRole('button', { name: 'Ja, verwijderen' }));
  expect(await screen.findByText('1 slide, waarvan 1 nu te zien')).toBeTruthy();
  expect(calls).toEqual(['editing.removeSlide {"id":1,"version":1}']);
});
