import { Icon, type IconProps } from './icon';

/** Our own icon set. Each is one path, so that an icon costs its outline and nothing more. */

// Controls
export const SearchIcon = (props: IconProps) => (
  <Icon {...props} d="M17 10.5a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0ZM20.5 20.5l-5.3-5.3" />
);
export const MenuIcon = (props: IconProps) => <Icon {...props} d="M4 7h16M4 12h16M4 17h10" />;
export const CloseIcon = (props: IconProps) => <Icon {...props} d="m6 6 12 12M18 6 6 18" />;
export const ChevronDownIcon = (props: IconProps) => <Icon {...props} d="m6 9.5 6 6 6-6" />;
export const ChevronRightIcon = (props: IconProps) => <Icon {...props} d="m9.5 6 6 6-6 6" />;
export const ChevronLeftIcon = (props: IconProps) => <Icon {...props} d="m14.5 6-6 6 6 6" />;
export const MinusIcon = (props: IconProps) => <Icon {...props} d="M6 12h12" />;
export const PlusIcon = (props: IconProps) => <Icon {...props} d="M12 6v12M6 12h12" />;
export const CheckIcon = (props: IconProps) => <Icon {...props} d="m5 12.5 4.5 4.5L19 7.5" />;
export const TrashIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 7h15M9.5 7V4.5h5V7M6.5 7l.8 12.5h9.4L17.5 7M10.3 11v5M13.7 11v5" />
);
export const UndoIcon = (props: IconProps) => (
  <Icon {...props} d="M8.5 5 4.5 9l4 4M4.5 9h9.5a5.5 5.5 0 0 1 0 11H9" />
);
export const FilterIcon = (props: IconProps) => (
  <Icon {...props} d="M4 7h9M17 7h3M4 17h3M11 17h9M15 4.8v4.4M9 14.8v4.4" />
);
export const ListIcon = (props: IconProps) => (
  <Icon {...props} d="M4 6.5h3M4 12h3M4 17.5h3M10.5 6.5H20M10.5 12H20M10.5 17.5H20" />
);
export const GridIcon = (props: IconProps) => (
  <Icon {...props} d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z" />
);
export const ArrowRightIcon = (props: IconProps) => <Icon {...props} d="M4.5 12h15M13.5 6l6 6-6 6" />;

// Shop
export const CartIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 4.5h2.4l2.2 10.3h9.7L19.8 7.5H6.1M9.6 19.3a1.1 1.1 0 1 1-2.2 0 1.1 1.1 0 0 1 2.2 0ZM17.6 19.3a1.1 1.1 0 1 1-2.2 0 1.1 1.1 0 0 1 2.2 0Z"
  />
);
export const UserIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M15.8 8a3.8 3.8 0 1 1-7.6 0 3.8 3.8 0 0 1 7.6 0ZM4.8 20c.7-3.7 3.6-5.8 7.2-5.8s6.5 2.1 7.2 5.8"
  />
);
export const LogoutIcon = (props: IconProps) => (
  <Icon {...props} d="M10 4.5H5.5v15H10M14.5 8l4 4-4 4M18.5 12H9.5" />
);
export const BoltIcon = (props: IconProps) => <Icon {...props} d="M13 3.5 5.5 13.5h6L11 20.5l7.5-10h-6z" />;
export const TruckIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M3 6.5h11v10H9.8M14 9.5h3.8l3.2 3.6v3.4h-1.7M5.2 16.5H3v-10M9.4 17.2a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM19 17.2a2 2 0 1 1-4 0 2 2 0 0 1 4 0ZM14 16.5h1"
  />
);
export const InvoiceIcon = (props: IconProps) => (
  <Icon {...props} d="M6 3.5h12v17l-2.4-1.6-1.8 1.6-1.8-1.6-1.8 1.6-1.8-1.6L6 20.5zM9.2 8h5.6M9.2 12h5.6" />
);
export const EuroIcon = (props: IconProps) => (
  <Icon {...props} d="M17.5 6.3A7 7 0 0 0 6.6 12a7 7 0 0 0 10.9 5.7M4.5 10.3h8M4.5 13.7h8" />
);
export const BoxIcon = (props: IconProps) => (
  <Icon {...props} d="M12 3.5 20 7.7v8.6l-8 4.2-8-4.2V7.7zM4 7.7l8 4.2 8-4.2M12 11.9v8.6M8 5.6l8 4.2" />
);
export const TagIcon = (props: IconProps) => (
  <Icon {...props} d="M4 4.5h7.2L20 13.3 13.3 20 4 10.7zM8.3 8.5h.01" />
);
export const StarIcon = (props: IconProps) => (
  <Icon {...props} d="m12 4 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8z" />
);
export const ListCheckIcon = (props: IconProps) => (
  <Icon {...props} d="m4 6.5 1.4 1.4L8 5.3M4 13l1.4 1.4L8 11.8M11.5 7H20M11.5 13.3H20M4 19.3h16" />
);

// Contact and feedback
export const PhoneIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M5 4.5h3.6l1.6 4-2 1.6a11 11 0 0 0 5.7 5.7l1.6-2 4 1.6V19c0 .8-.7 1.5-1.5 1.4C10.7 19.9 4.1 13.3 3.6 6 3.5 5.2 4.2 4.5 5 4.5Z"
  />
);
export const MailIcon = (props: IconProps) => <Icon {...props} d="M3.5 6h17v12h-17zM3.5 7l8.5 6.5L20.5 7" />;
export const PinIcon = (props: IconProps) => (
  <Icon
    {...props}
    d="M12 20.5c4-4.3 6.5-7.3 6.5-10.5a6.5 6.5 0 0 0-13 0c0 3.2 2.5 6.2 6.5 10.5ZM14.3 10a2.3 2.3 0 1 1-4.6 0 2.3 2.3 0 0 1 4.6 0Z"
  />
);
export const InfoIcon = (props: IconProps) => (
  <Icon {...props} d="M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0ZM12 11v5M12 8h.01" />
);
export const WarningIcon = (props: IconProps) => <Icon {...props} d="M12 4 21 19.5H3zM12 10v4.5M12 17h.01" />;
export const HomeIcon = (props: IconProps) => (
  <Icon {...props} d="M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20" />
);
