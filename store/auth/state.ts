import type { BranchDetails, ErrorCode } from '@/api/types';

export interface AuthState {
  isLoggedIn: boolean;
  username: string;
  isLoggingIn: boolean;
  error: ErrorCode | null;
  clientName: string;
  /** An operator uses this session to look at the shop as this customer (simulation link). */
  simulated: boolean;
  /** The session ended while a page of this customer is open; logging in again continues on the same page. */
  over: boolean;
  /** The branch stays after the session ends (docs/behaviour.md §4.6). */
  branch: BranchDetails | null;
}
