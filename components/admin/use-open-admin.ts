import { useState } from 'react';
import { adminThen, NEXT_PARAM } from '@/lib/urls/admin-urls';

/** Loads the page that the login leads on to as a new page, or the overview; `opening` is true from then on, so that the form stays busy. */
export function useOpenAdmin() {
  const [opening, setOpening] = useState(false);
  const openAdmin = () => {
    setOpening(true);
    const { location } = window;
    location.assign(adminThen(new URLSearchParams(location.search).get(NEXT_PARAM) ?? ''));
  };
  return { opening, openAdmin };
}
