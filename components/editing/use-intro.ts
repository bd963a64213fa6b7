import { useEffect } from 'react';

/** Long enough to see all of a screen. */
const INTRO_MS = 3_000;

/** Outlines all that can be edited when editing goes on; later only what is pointed at has its outline. */
export function useIntro(): void {
  useEffect(() => {
    const end = () => document.body.classList.remove('edit-intro');
    document.body.classList.add('edit-intro');
    const timer = setTimeout(end, INTRO_MS);
    return () => {
      clearTimeout(timer);
      end();
    };
  }, []);
}
