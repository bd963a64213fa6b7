import type { ComponentProps } from 'react';
import { Icon } from '../ui/icon';

interface PhoneLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  /** As it is written: `020 555 01 10`. */
  phone: string;
  /** With a handset before it. */
  icon?: boolean;
}

/** A number to call. */
export const PhoneLink = ({ phone, icon = false, ...link }: PhoneLinkProps) => (
  <a href={`tel:${phone.replaceAll(' ', '')}`} {...link}>
    {icon && <Icon name="phone" />}
    {phone}
  </a>
);
