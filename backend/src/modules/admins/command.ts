import { type AdminRole, adminRoles } from '@toonbank/contract';

const USAGE = `Usage: npm run admin -- <site> list
       npm run admin -- <site> add ${adminRoles.join('|')} <e-mail> <name>
       npm run admin -- <site> link <user name>
       npm run admin -- <site> deactivate|activate <user name>
       npm run admin -- <site> demand-second-factor yes|no
       npm run admin -- <site> reset-second-factor <user name>
Works in the shop that runs; without one on the database of DATABASE_URL, else on the data folder DATA_DIR (default .data).`;

/** A command that can't be carried out; the message is one sentence for the operator. */
export class RefusedAdminCommand extends Error {}

const userVerbs = ['link', 'deactivate', 'activate', 'reset-second-factor'] as const;

export type AdminCommand =
  | { verb: 'list'; site: string }
  | { verb: 'add'; site: string; role: AdminRole; email: string; name: string }
  | { verb: 'demand-second-factor'; site: string; demanded: boolean }
  | { verb: (typeof userVerbs)[number]; site: string; username: string };

/** @throws RefusedAdminCommand that explains the usage */
export function readAdminCommand(args: readonly string[]): AdminCommand {
  const [site, verb, what = '', ...rest] = args;
  const [email = '', ...names] = rest;
  const role = adminRoles.find((one) => one === what);
  if (site && verb === 'add' && role && names.length > 0 && /^[^@\s]+@[^@\s]+$/.test(email))
    return { verb, site, role, email, name: names.join(' ') };
  if (site && rest.length === 0) {
    if (verb === 'list' && what === '') return { verb, site };
    if (verb === 'demand-second-factor' && (what === 'yes' || what === 'no'))
      return { verb, site, demanded: what === 'yes' };
    const userVerb = userVerbs.find((one) => one === verb);
    if (userVerb && what !== '') return { verb: userVerb, site, username: what.toLowerCase() };
  }
  throw new RefusedAdminCommand(USAGE);
}
