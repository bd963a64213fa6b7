import { makeCalls } from '@/store/call-api';
import type { ArrangedPage } from './arrangement';

/** Keeps menu and place of pages in the caller's own draft of each, on top of what that draft has already. */
export const draftMenus = (pages: readonly ArrangedPage[]) =>
  makeCalls(async (call) => {
    for (const { id, menu, position } of pages) {
      const { live, draft } = await call('editing.draft', { kind: 'page', id });
      await call('editing.saveDraft', {
        ...{ kind: 'page', id },
        version: draft?.version ?? live.version,
        revision: draft?.revision ?? 0,
        fields: { ...draft?.fields, menu, position: String(position) },
      });
    }
  });
