import { endpoints } from '@toonbank/contract';
import { callInternally, readForm, redirectTo } from '@/app/_gateway/internal-call';
import { familyLines } from '@/lib/forms/family-form';
import { CART } from '@/lib/urls/page-urls';
import { productUrl } from '@/lib/urls/product-url';

/**
 * Receives the quantities of a family of products that were sent without JavaScript, and redirects to the cart; back to the
 * product when nothing could be added.
 */
export async function POST(request: Request): Promise<Response> {
  const fields = await readForm(request);
  const lines = familyLines(fields);
  const id = Number(fields.van);
  const back = Number.isSafeInteger(id) && id > 0 ? productUrl({ id, slug: '' }) : CART;
  if (lines.length === 0) return redirectTo(back);
  const answer = await callInternally(request, endpoints.quickOrder.toCart.path, { lines });
  if (!answer.ok) return redirectTo(back, answer);
  const { data } = (await answer.json()) as { data: { added: number[] } };
  return redirectTo(data.added.length > 0 ? CART : back, answer);
}

/** Not a page: redirect to the cart. */
export const GET = () => redirectTo(CART);
