import { cleanup } from '@testing-library/react';
import { afterAll, vi } from 'vitest';
import { mockNavigation } from './navigation';

// The files of one process share its document: each leaves it as a new one.
afterAll(() => {
  cleanup();
  mockNavigation({});
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API.
    document.cookie = `${cookie.split('=', 1)[0]}=; Max-Age=0; Path=/`;
  }
  history.replaceState(null, '', '/');
});
