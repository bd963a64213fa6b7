import { endpoints } from '@toonbank/contract';
import { callInternally, readForm, redirectTo } from '@/app/_gateway/internal-call';
import { wasteRequest } from '@/lib/forms/waste-form';
import { WASTE, withQuery } from '@/lib/urls/account-urls';
import { loginUrl } from '@/lib/urls/page-urls';
import { wasteDoneUrl } from '@/lib/urls/waste-urls';

type Fields = Readonly<Record<string, string>>;

const { waste } = endpoints;

/** The form again, with what was typed in it. */
const formAgain = ({ productID, unitID, quantity, reason, note }: Fields, failed: boolean): string =>
  withQuery(WASTE, {
    artikel: productID,
    eenheid: unitID,
    aantal: quantity,
    waarom: reason,
    notitie: note,
    gedaan: failed ? 'mislukt' : '',
  });

/** Not validated: the backend validates it. A browser's form has two characters for a line break. */
const saveRequest = ({ productID, unitID, quantity, reason, note = '', requestKey = '' }: Fields) =>
  wasteRequest(
    {
      productId: Number(productID),
      unitID: Number(unitID),
      quantity: Number(quantity),
      reason: reason as Parameters<typeof wasteRequest>[0]['reason'],
      note: note.replace(/\r\n?/g, '\n'),
    },
    requestKey,
  );

async function save(request: Request, fields: Fields): Promise<Response> {
  const answer = await callInternally(request, waste.save.path, saveRequest(fields));
  if (answer.status === 401) return redirectTo(loginUrl(formAgain(fields, false)), answer);
  if (!answer.ok) return redirectTo(formAgain(fields, true), answer);
  const { data } = (await answer.json()) as { data: { waste_ids: number[] } };
  return redirectTo(wasteDoneUrl('opgeslagen', data.waste_ids[0]), answer);
}

/** Receives the forms of waste that were sent without JavaScript, and redirects to the page after them. */
export async function POST(request: Request): Promise<Response> {
  const fields = await readForm(request);
  if (fields.action === 'save') return save(request, fields);
  const isRemoval = fields.action === 'remove';
  if (!isRemoval && fields.action !== 'restore') return redirectTo(WASTE);
  const wasteID = Number(fields.wasteID);
  const { path } = isRemoval ? waste.remove : waste.restore;
  const answer = await callInternally(request, path, { wasteID });
  if (answer.status === 401) return redirectTo(loginUrl(WASTE), answer);
  const done = isRemoval ? 'verwijderd' : 'teruggezet';
  return redirectTo(answer.ok ? wasteDoneUrl(done, wasteID) : wasteDoneUrl('mislukt'), answer);
}

/** Not a page: redirect to it. */
export const GET = () => redirectTo(WASTE);
