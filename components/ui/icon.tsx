import { ICONS } from '@/lib/urls/internal-urls';

/** Our own set, in `public/icons/`: one family on a 24 px grid, with one stroke width and round ends. */
export type IconName =
  | 'arrow-right'
  | 'bank'
  | 'bolt'
  | 'box'
  | 'card'
  | 'cart'
  | 'check'
  | 'chevron-down'
  | 'chevron-left'
  | 'chevron-right'
  | 'circles'
  | 'clock'
  | 'close'
  | 'euro'
  | 'filter'
  | 'grid'
  | 'heart'
  | 'home'
  | 'info'
  | 'invoice'
  | 'list'
  | 'list-check'
  | 'logout'
  | 'mail'
  | 'menu'
  | 'minus'
  | 'phone'
  | 'pin'
  | 'plus'
  | 'search'
  | 'star'
  | 'tag'
  | 'trash'
  | 'truck'
  | 'undo'
  | 'user'
  | 'warning';

export interface IconProps {
  name: IconName;
  /** Size and colour, where they differ from the default. */
  className?: string;
}

/**
 * An icon from the sprite, which the browser loads once for all pages: the outlines are neither in the HTML
 * nor in the JavaScript. Decorative: the control around it has the name.
 */
export function Icon({ name, className }: IconProps) {
  return (
    <svg aria-hidden="true" className={className ? `icon ${className}` : 'icon'}>
      <use href={`${ICONS}#${name}`} />
    </svg>
  );
}
