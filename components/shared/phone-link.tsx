import type { ComponentProps } from 'react';
import { Icon } from '../ui/icon';

interface PhoneLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'children'> {
  /** Display format: `020 555 01 10`. */
  phone: string;
  /** Shows a phone icon before the number. */
  icon?: boolean;
}

/** A `tel:` link. */
export const PhoneLink = ({ phone, icon = false, ...link }: PhoneLinkProps) => (
  <a href={`tel:${phone.replaceAll(' ', '')}`} {...link}>
    {icon && <Icon name="phone" />}
    {phone}
  </a>
);
