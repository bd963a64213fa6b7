import * as next from 'next/dist/client/components/navigation.js';

export * from 'next/dist/client/components/navigation.js';

type Hooks = Partial<Record<'usePathname' | 'useRouter' | 'useSearchParams', () => unknown>>;

let mocked: Hooks = {};

/**
 * Replaces hooks of `next/navigation` for the rest of a test file. Files that share their modules can't do so by
 * `vi.mock`, because another file has loaded the components already.
 */
export function mockNavigation(hooks: Hooks): void {
  mocked = hooks;
}

export const usePathname = () => (mocked.usePathname ?? next.usePathname)();
export const useRouter = () => (mocked.useRouter ?? next.useRouter)();
export const useSearchParams = () => (mocked.useSearchParams ?? next.useSearchParams)();
