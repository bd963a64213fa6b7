import { useEffect } from 'react';
import { saveAll } from '@/store/editing/save-row';
import { useAppDispatch, useAppSelector } from '@/store/hooks';

/**
 * Saves what could not be saved as soon as that may succeed: the network is back, or the admin returns from the login in
 * another window. The browser asks before it leaves a page with unsaved text.
 */
export function useSaveOnReturn(): void {
  const dispatch = useAppDispatch();
  const isUnsaved = useAppSelector((state) =>
    Object.values(state.editing?.rows ?? {}).some(({ save }) => save !== 'saved'),
  );

  useEffect(() => {
    const save = () => void dispatch(saveAll());
    window.addEventListener('online', save);
    window.addEventListener('focus', save);
    return () => {
      window.removeEventListener('online', save);
      window.removeEventListener('focus', save);
    };
  }, [dispatch]);

  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isUnsaved]);
}
