import { ADMIN_DELIVERY, EDIT_HASH } from '@/lib/urls/admin-urls';
import { deliveryDayWords } from '@/locales/nl/admin/shop/delivery-days';
import { shopSettingWords as words } from '@/locales/nl/admin/shop/shop-settings';
import { buttonClass } from '../ui/button';

/** Links to settings that have another place. */
export function OtherSettings() {
  return (
    <section className="flex flex-col items-start gap-3 border-line border-t pt-6">
      <h2 className="font-semibold text-lg">{words.elsewhere}</h2>
      <p className="max-w-2xl text-sm">
        <strong className="font-semibold">{words.notice}</strong>
        <br />
        {words.noticeText}
      </p>
      <p className="flex flex-wrap gap-3">
        <a href={`/${EDIT_HASH}`} className={buttonClass('outline', 's')}>
          {words.toShop}
        </a>
        <a href={ADMIN_DELIVERY} className={buttonClass('outline', 's')}>
          {deliveryDayWords.title}
        </a>
      </p>
    </section>
  );
}
