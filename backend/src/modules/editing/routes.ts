import type { Implementation } from '../../http/implement.ts';
import { getActions } from './actions.ts';
import { discardBlog, getAllBlog, makeBlog, removeBlog } from './blog.ts';
import { getChanges } from './changes.ts';
import { linkPage, updatePage, updateSlide } from './cms-calls.ts';
import { cancelChange, discardDraft, getDraft, getUnpublished, saveDraft } from './drafts.ts';
import { beginPages } from './first-pages/begin-pages.ts';
import { compareVersions, restoreVersion } from './history.ts';
import { getRecentVersions, getVersions } from './list-versions.ts';
import { compareMaster, getMasterPages, getMasterSites } from './masters/pages.ts';
import { publishMaster } from './masters/publish.ts';
import { resolveMaster } from './masters/resolve.ts';
import { discardNews, getAllNews, makeNews, removeNews } from './news.ts';
import { arrangePages } from './pages/arrange-pages.ts';
import { getPageReferences } from './pages/get-page-references.ts';
import { getSitePage, listSitePages } from './pages/list-site-pages.ts';
import { makePage, movePage } from './pages/make-and-move.ts';
import { checkPath } from './pages/path-use.ts';
import { publishDraft, scheduleDraft, unscheduleDraft } from './publish-draft.ts';
import { publishTogether } from './publish-together.ts';
import { discardSlide, getSlides, makeSlide, removeSlide } from './slides.ts';
import { getComingMoments } from './view/coming-moments.ts';
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
  unscheduleDraft,
  getVersions,
  getRecentVersions,
  compareVersions,
  restoreVersion,
  makePreview,
  getPreview,
  getComingMoments,
  makePage,
  movePage,
  listSitePages,
  getSitePage,
  checkPath,
  getPageReferences,
  arrangePages,
  beginPages,
  getSlides,
  makeSlide,
  removeSlide,
  discardSlide,
  getAllNews,
  makeNews,
  removeNews,
  discardNews,
  getAllBlog,
  makeBlog,
  removeBlog,
  discardBlog,
  publishTogether,
  getActions,
  getChanges,
  getMasterPages,
  compareMaster,
  getMasterSites,
  resolveMaster,
  publishMaster,
];
