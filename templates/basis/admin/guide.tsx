import { SaveSample } from '@/components/imports/source/save-sample-button';
import { buttonClass } from '@/components/ui/button';
import { ADMIN_IMPORT_HISTORY, importKindUrl } from '@/lib/urls/admin/import-urls';
import {
  ADMIN_GROUPS,
  ADMIN_ORDERS,
  ADMIN_PAGES,
  ADMIN_PRICE_LISTS,
  ADMIN_SETTINGS,
  ADMIN_SHOP_CHECK,
} from '@/lib/urls/admin-urls';
import { importKindWords } from '@/locales/nl/admin/imports';
import { guideSheets, firstShopGuide as words } from '@/locales/nl/admin/shop/first-shop-guide';

type Sheet = keyof typeof guideSheets;
const sheets = Object.keys(guideSheets) as Sheet[];

const link = 'underline underline-offset-2';
const heading = 'scroll-mt-32 font-semibold text-lg';

/** How an empty shop is filled from four sheets, with all their columns. */
export function AdminGuide() {
  return (
    <div className="flex max-w-4xl flex-col gap-8">
      <div className="flex flex-col gap-3">
        <p className="max-w-prose">{words.lead}</p>
        <nav aria-label={words.contents}>
          <ul className="flex flex-wrap gap-x-5 gap-y-1">
            {sheets.map((sheet) => (
              <li key={sheet}>
                <a href={`#${sheet}`} className={link}>
                  {words.order[sheet]}
                </a>
              </li>
            ))}
            <li>
              <a href="#daarna" className={link}>
                {words.after}
              </a>
            </li>
          </ul>
        </nav>
      </div>
      <section className="flex flex-col gap-3">
        <h2 className={heading}>{words.before}</h2>
        <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
          <Step text={words.beforeSteps.groups} href={ADMIN_GROUPS} label={words.toGroups} />
          <Step text={words.beforeSteps.priceLists} href={ADMIN_PRICE_LISTS} label={words.toPriceLists} />
        </ul>
      </section>
      <section className="flex flex-col gap-3">
        <h2 className={heading}>{words.each}</h2>
        <ol className="flex max-w-prose list-decimal flex-col gap-2 pl-5">
          {words.eachSteps.map(([name, text]) => (
            <li key={name}>
              <strong className="font-semibold">{name}.</strong> {text}
            </li>
          ))}
        </ol>
      </section>
      {sheets.map((sheet) => (
        <SheetPart key={sheet} sheet={sheet} />
      ))}
      <section className="flex flex-col gap-3">
        <h2 id="daarna" className={heading}>
          {words.after}
        </h2>
        <ul className="flex max-w-prose list-disc flex-col gap-2 pl-5">
          <Step text={words.afterSteps.order} href={ADMIN_ORDERS} label={words.toOrders} />
          <Step text={words.afterSteps.company} href={ADMIN_SETTINGS} label={words.toSettings} />
          <Step text={words.afterSteps.pages} href={ADMIN_PAGES} label={words.toPages} />
          <Step text={words.afterSteps.check} href={ADMIN_SHOP_CHECK} label={words.toCheck} />
          <Step text={words.wrong} href={ADMIN_IMPORT_HISTORY} label={words.toHistory} />
        </ul>
      </section>
    </div>
  );
}

const Step = ({ text, href, label }: { text: string; href: string; label: string }) => (
  <li>
    {text}{' '}
    <a href={href} className={link}>
      {label}
    </a>
  </li>
);

function SheetPart({ sheet }: { sheet: Sheet }) {
  const { lead, columns, notes } = guideSheets[sheet];
  const { name } = importKindWords[sheet];
  return (
    <section className="flex flex-col gap-3">
      <h2 id={sheet} className={heading}>
        {words.order[sheet]}
      </h2>
      <p className="max-w-prose">{lead}</p>
      <table className="w-full border-collapse text-left text-sm">
        <caption className="sr-only">{words.columnsOf(name)}</caption>
        <thead>
          <tr className="border-line-strong border-b">
            <th scope="col" className="py-2 pr-4 font-semibold">
              {words.column}
            </th>
            <th scope="col" className="py-2 pr-4 font-semibold">
              {words.needed}
            </th>
            <th scope="col" className="py-2 font-semibold">
              {words.meaning}
            </th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name: column, isNeeded, text }) => (
            <tr key={column} className="border-line border-b align-top">
              <th scope="row" className="py-2 pr-4 font-semibold">
                {column}
              </th>
              <td className="py-2 pr-4">{isNeeded ? words.isNeeded : words.isNotNeeded}</td>
              <td className="py-2">{text}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {notes.map((note) => (
        <p key={note} className="max-w-prose text-ink-soft text-sm">
          {note}
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        <a href={importKindUrl(sheet)} className={buttonClass('outline', 's')}>
          {words.toImport(name)}
        </a>
        <SaveSample kind={sheet} label={words.sample(name)} />
      </div>
    </section>
  );
}
