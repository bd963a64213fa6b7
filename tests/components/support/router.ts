import { vi } from 'vitest';

/** Router mock that records navigations; a test file mocks `next/navigation` with it. */
export const push = vi.fn();
