import type { AccountDetails } from '@/api/types';

/** Account details and the state of loading and saving them (docs/behaviour.md §12.1). */
export interface ServiceState {
  accountData: AccountDetails | null;
  /** State of loading the account; null before the first load. */
  account: 'requested' | 'succeeded' | 'failed' | null;
  /** A part is being saved. */
  isSend: boolean;
  /** Whether the last save succeeded. */
  success: boolean | null;
}
