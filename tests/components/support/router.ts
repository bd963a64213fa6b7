import { vi } from 'vitest';

/** Where the page was sent to; a test file mocks `next/navigation` with it. */
export const push = vi.fn();
