import type { Implementation } from '../../http/implement.ts';
import { getActions } from './actions.ts';
import { getChanges } from './changes.ts';
import { linkPage, updatePage, updateSlide } from './cms-calls.ts';
import { cancelChange, discardDraft, getDraft, getUnpublished, saveDraft } from './drafts.ts';
import { compareVersions, restoreVersion } from './history.ts';
import { getRecentVersions, getVersions } from './list-versions.ts';
import { makePage, movePage } from './pages.ts';

import { publishDraft, scheduleDraft } from './publish-draft.ts';
import { getPreview, makePreview } from './view/preview.ts';

export const editingRoutes: Implementation[] = [
  updatePage,
  updateSlide,
  linkPage,
  getDraft,
  saveDraft,
  discardDraft,
  cancelChange,
  getUnpublished,
  publishDraft,
  scheduleDraft,
  getVersions,
  getRecentVersions,
  compareVersions,
  restoreVersion,
  makePreview,
  getPreview,
  makePage,
  movePage,
  getActions,
  getChanges,
];
