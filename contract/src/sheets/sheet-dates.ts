/** Excel's own formats of days and times. */
const isBuiltIn = (format: number) => (format >= 14 && format <= 22) || (format >= 45 && format <= 47);

/** The indexes of the cell styles of a workbook that show a number as a day or a time. */
export function dateStyles(xml: string): ReadonlySet<number> {
  const own = new Set(
    [...xml.matchAll(/<numFmt\b([^>]*)>/g)].flatMap(([, attributes = '']) => {
      const code = (/\bformatCode="([^"]*)"/.exec(attributes)?.[1] ?? '').replace(
        /&quot;.*?&quot;|\[[^\]]*\]/g,
        '',
      );
      return /[dmyhj]/i.test(code) ? [Number(/\bnumFmtId="(\d+)"/.exec(attributes)?.[1])] : [];
    }),
  );
  const styles = xml.split('<cellXfs')[1]?.split('</cellXfs>', 1)[0] ?? '';
  return new Set(
    [...styles.matchAll(/<xf\b[^>]*?\bnumFmtId="(\d+)"/g)].flatMap(([, format], at) =>
      isBuiltIn(Number(format)) || own.has(Number(format)) ? [at] : [],
    ),
  );
}

const DAY_MS = 86_400_000;
const FIRST_DAY = Date.UTC(1899, 11, 30);
/** Workbooks from old Macs count from 1904. */
const DAYS_TO_1904 = 1_462;
/** 31 December 9999, Excel's last day. */
const LAST_DAY = 2_958_465;

/** A day as Excel stores it, as '2026-11-28'; undefined for a number that is no day. */
export function dayOf(value: string, from1904 = false): string | undefined {
  const days = Math.floor(Number(value)) + (from1904 ? DAYS_TO_1904 : 0);
  if (!(days > 0 && days <= LAST_DAY)) return undefined;
  return new Date(FIRST_DAY + days * DAY_MS).toISOString().slice(0, 10);
}
