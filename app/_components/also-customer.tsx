import { cookies } from 'next/headers';
import { Notice } from '@/components/ui/notice';
import { audienceOf } from '@/lib/audience';
import { admin as words } from '@/locales/nl/admin/admin';

/** Warns an administrator whose browser is logged in as a customer too: the shop shows that customer's pages, without its drafts. */
export async function AlsoCustomer() {
  if (audienceOf((await cookies()).toString()) !== 'customer') return null;
  return <Notice>{words.alsoCustomer}</Notice>;
}
