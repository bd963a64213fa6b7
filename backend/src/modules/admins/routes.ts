import type { Implementation } from '../../http/implement.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { addAdmin, inviteAdmin } from './add-admin.ts';
import { changeRole, demandSecondFactor, resetSecondFactor, setActive } from './change-admin.ts';
import { listAdmins } from './list-admins.ts';

export const adminsRoutes: Implementation[] = [
  listAdmins,
  addAdmin,
  inviteAdmin,
  changeRole,
  setActive,
  resetSecondFactor,
  demandSecondFactor,
  acceptInvitation,
];
