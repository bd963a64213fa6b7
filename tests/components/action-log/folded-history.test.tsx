// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { FoldedHistory } from '@/components/action-log/folded-history';
import { show } from '../imports/support';

const done = {
  ...{ id: 1, at: '2026-11-27T09:00:00.000Z', name: 'Bo', action: 'change_webhook', targetKind: 'webhook' },
  ...{ targetId: '4', label: '', details: { before: { name: 'Kassa' }, after: { name: 'Balie' } } },
};

it('asks for the history of a row once it is opened', async () => {
  const { container, requestsOf } = show(<FoldedHistory kind="webhook" targets={['4']} />, {
    'workbench.history': () => [done],
  });
  expect(requestsOf('workbench.history')).toEqual([]);
  const details = container.querySelector('details') as HTMLDetailsElement;
  details.open = true;
  details.dispatchEvent(new Event('toggle'));
  expect((await screen.findByText(/wijzigde een webhook/)).textContent).toContain('Bo');
  expect(requestsOf('workbench.history')).toMatchObject([{ kind: 'webhook', targets: ['4'] }]);
});
