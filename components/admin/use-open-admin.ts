import { useState } from 'react';
import { ADMIN } from '@/lib/urls/admin-urls';

/** Loads the admin's overview as a new page; `opening` is true from then on, so that the form stays busy. */
export function useOpenAdmin() {
  const [opening, setOpening] = useState(false);
  const openAdmin = () => {
    setOpening(true);
    window.location.assign(ADMIN);
  };
  return { opening, openAdmin };
}
