import { adminRoles } from '@toonbank/contract/permissions';
import type { ComponentProps } from 'react';
import { admin as adminWords } from '@/locales/nl/admin/admin';
import { adminsWords as words } from '@/locales/nl/admin/admins';
import { Select } from '../form/select';

export type Role = keyof typeof adminWords.roles;

const options = adminRoles.map((role) => ({
  value: role,
  text: `${adminWords.roles[role]}: ${words.roleTexts[role]}`,
}));

type RoleSelectProps = Omit<ComponentProps<typeof Select>, 'options' | 'label'> & { id: string };

/** Chooses a role; each option says what it may do. */
export const RoleSelect = (props: RoleSelectProps) => (
  <div className="flex flex-col gap-1.5">
    <label htmlFor={props.id} className="font-medium text-sm">
      {words.role}
    </label>
    <Select {...props} options={options} />
  </div>
);
