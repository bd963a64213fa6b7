import type { ErrorCode } from '@toonbank/contract';
import type { ApiCall } from '@/api/call';
import { ApiError } from '@/api/error';
import { editingSlice } from '@/store/editing/slice';
import { injectReducers } from '@/store/inject-reducers';
import { makeStore } from '@/store/make-store';

interface Stored {
  live: { version: number; fields: Record<string, string> };
  draft: { draftId: number; revision: number; version: number; fields: Record<string, string> } | null;
}

/** One row of a backend that several windows edit: `get_draft` and `save_draft` by its rules. */
export function fakeDrafts(fields: Record<string, string>) {
  const stored: Stored = { live: { version: 1, fields }, draft: null };
  const saves: Record<string, string>[] = [];
  let failure: ErrorCode | undefined;
  const call = (async (name: string, request: Record<string, unknown>) => {
    if (failure) throw new ApiError({ kind: 'domain', code: failure });
    if (name === 'editing.draft') return structuredClone({ ...stored, editors: [], facts: [] });
    if (name !== 'editing.saveDraft') throw new Error(`no call ${name}`);
    const { draft, live } = stored;
    const stale = (draft?.revision ?? 0) !== request.revision;
    const outdated = request.version !== draft?.version && request.version !== live.version;
    if (stale || outdated) throw new ApiError({ kind: 'domain', code: 'stale_version' });
    const saved = request.fields as Record<string, string>;
    saves.push(saved);
    const revision = (draft?.revision ?? 0) + 1;
    stored.draft = { draftId: 7, revision, version: request.version as number, fields: saved };
    return { draftId: 7, revision, editors: [] };
  }) as unknown as ApiCall;
  return {
    stored,
    saves,
    failWith(code: ErrorCode | undefined) {
      failure = code;
    },
    /** A window of an admin. */
    openWindow() {
      const store = makeStore({}, async () => call);
      injectReducers(store, { editing: editingSlice.reducer });
      return store;
    },
  };
}
