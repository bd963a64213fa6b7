import type { RunFault, WaitReason } from '@toonbank/contract';
import type { Tx } from '../../../db/connect.ts';
import { importProfiles, importRuns, importSchedules, type Mail } from '../../../db/schema/index.ts';
import { and, eq } from '../../../db/sql.ts';
import { orNotFound } from '../../../http/errors.ts';
import { type ShopAddresses, shopOrigin } from '../../../http/shop-address.ts';
import { plainMessage } from '../../../mail/plain-message.ts';
import { type MailTemplates, recipientOf } from '../../../mail/templates.ts';

const reasonWords: Record<WaitReason, string> = {
  headings: 'de koppen van het bestand zijn anders dan anders',
  ratio: 'de meeste prijzen verschillen evenveel, zoals door een verloren komma of met btw',
  changes: 'er verandert meer dan u toestaat',
  removals: 'er verdwijnt meer dan u toestaat',
  faulty: 'er zijn meer foute regels dan u toestaat',
  outdated: 'er veranderde intussen iets anders in de winkel',
  paused: 'de planning werd gepauzeerd',
};

const faultWords: Partial<Record<RunFault, string>> = {
  refused_address: 'Het adres leidt naar een besloten netwerk.',
  not_found: 'Het adres bestaat niet.',
  timeout: 'De server van de leverancier antwoordt niet op tijd.',
  certificate: 'Het certificaat van de server klopt niet.',
  unreachable: 'De server van de leverancier is niet bereikbaar.',
  redirect: 'Het adres verwijst door naar een adres dat niet mag.',
  status: 'De server van de leverancier geeft het bestand niet.',
  secret: 'De bewaarde toegang is van een andere installatie. Vul die opnieuw in.',
  not_allowed: 'Wie dit instelde, mag dit niet meer importeren.',
  folder_missing: 'De map van de winkel ontbreekt.',
};

async function subjectOf(tx: Tx, { siteId, importRunId }: Mail) {
  const [found] = await tx
    .select({ run: importRuns, profile: importProfiles.name })
    .from(importRuns)
    .innerJoin(
      importSchedules,
      and(eq(importSchedules.siteId, importRuns.siteId), eq(importSchedules.id, importRuns.scheduleId)),
    )
    .innerJoin(
      importProfiles,
      and(eq(importProfiles.siteId, importRuns.siteId), eq(importProfiles.id, importSchedules.profileId)),
    )
    .where(and(eq(importRuns.siteId, siteId), eq(importRuns.id, importRunId ?? 0)));
  return orNotFound(found);
}

/** Mails to the maker of a schedule: an import waits, or the schedule has gone off. */
export function importMails(
  addresses: ShopAddresses,
): Pick<MailTemplates, 'import-waiting' | 'import-schedule-off'> {
  return {
    async 'import-waiting'(tx, site, mail) {
      const { run, profile } = await subjectOf(tx, mail);
      const step = run.reasons.includes('headings') ? 'kolommen' : 'wijzigingen';
      const href = `${shopOrigin(site, addresses)}/beheer/import/${run.importId}/${step}`;
      const why = run.reasons.map((reason) => reasonWords[reason]).join(', en ');
      return () =>
        plainMessage(site, recipientOf(mail), `De import van ${profile} wacht op u`, [
          { kind: 'title', text: 'Een import wacht op u' },
          { kind: 'text', text: `De import van ${profile} is niet vanzelf toegepast: ${why}.` },
          { kind: 'button', text: 'Bekijk de import', href },
        ]);
    },
    async 'import-schedule-off'(tx, site, mail) {
      const { run, profile } = await subjectOf(tx, mail);
      const href = `${shopOrigin(site, addresses)}/beheer/import/planning`;
      const why = (run.fault && faultWords[run.fault]) ?? 'Het bestand kan niet worden gelezen.';
      return () =>
        plainMessage(site, recipientOf(mail), `De import van ${profile} is gestopt`, [
          { kind: 'title', text: 'Een geplande import is gestopt' },
          { kind: 'text', text: `De import van ${profile} is mislukt en gebeurt niet meer vanzelf. ${why}` },
          { kind: 'button', text: 'Bekijk de planning', href },
        ]);
    },
  };
}
