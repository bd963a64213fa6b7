import { ADMIN_API } from '@/lib/urls/admin-urls';

/** Address of a photo of a task, for administrators. */
export const deskPhotoUrl = (photoId: number, size: 'thumb' | 'full'): string =>
  `${ADMIN_API}/service_desk/photo/${photoId}/${size}`;
