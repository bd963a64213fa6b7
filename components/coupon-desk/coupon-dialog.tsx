import { type FormEvent, useId, useState } from 'react';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { couponDeskWords as words } from '@/locales/nl/admin/shop/coupons';
import { callApi, type Refusal } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { FoldedHistory } from '../action-log/folded-history';
import { Button } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import type { TermFaults } from './check-terms';
import { CouponFields } from './coupon-fields';
import { CouponGroups } from './coupon-groups';
import { type CouponTexts, type DeskCoupon, termsOf, textsOf } from './coupon-texts';

interface CouponDialogProps {
  /** Undefined: a new one. */
  coupon: DeskCoupon | undefined;
  onClose: () => void;
  /** @param text what was done */
  onDone: (text: string) => void;
}

/** Makes a coupon, changes it, or switches it off. */
export function CouponDialog({ coupon, onClose, onDone }: CouponDialogProps) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [texts, setTexts] = useState<CouponTexts>(() => textsOf(coupon));
  const [faults, setFaults] = useState<TermFaults>({});
  const [refusal, setRefusal] = useState('');
  const [busy, setBusy] = useState<'save' | 'switch'>();
  const showFaults = (found: TermFaults) => {
    setFaults(found);
    const [first] = Object.keys(found);
    document.getElementById(`${id}-${first}`)?.focus();
  };
  const refuse = ({ code, fields }: Refusal) => {
    if (code === 'not_found') return setRefusal(words.groupGone);
    if (fields.code === 'taken') return showFaults({ code: words.faults.taken });
    if (fields.maxUses === 'used') return showFaults({ maxUses: words.faults.used });
    setRefusal(fields.coupon === 'changed' ? words.changed : adminErrorText(code));
  };
  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (busy) return;
    setBusy('save');
    setRefusal('');
    const rules = await import('./check-terms').catch(() => undefined);
    const checked = rules?.checkTerms(texts, !coupon);
    if (!checked || 'faults' in checked) {
      setBusy(undefined);
      return checked ? showFaults(checked.faults) : setRefusal(adminErrorText('unavailable'));
    }
    setFaults({});
    const { code, terms } = checked;
    const outcome = await dispatch(
      coupon
        ? callApi('couponDesk.change', { couponID: coupon.couponId, seen: termsOf(coupon), terms })
        : callApi('couponDesk.add', { code, terms }),
    );
    setBusy(undefined);
    if ('value' in outcome) onDone(words.saved(outcome.value.code));
    else refuse(outcome.refusal);
  };
  const toggle = async ({ couponId: couponID, active, code }: DeskCoupon) => {
    if (busy) return;
    setBusy('switch');
    const outcome = await dispatch(callApi('couponDesk.setActive', { couponID, active: !active }));
    setBusy(undefined);
    if ('value' in outcome) onDone(active ? words.switchedOff(code) : words.switchedOn(code));
    else refuse(outcome.refusal);
  };
  return (
    <Dialog title={coupon ? words.changeTitle(coupon.code) : words.addTitle} onClose={onClose}>
      <form onSubmit={(event) => void save(event)} noValidate className="flex flex-col gap-4">
        <CouponFields {...{ id, texts, faults }} isNew={!coupon} onChange={setTexts} />
        <CouponGroups chosen={texts.groupIDs} onChange={(groupIDs) => setTexts({ ...texts, groupIDs })} />
        {coupon && <p className="text-ink-soft text-sm">{words.keeps}</p>}
        {refusal !== '' && (
          <Notice tone="danger" urgent>
            {refusal}
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={busy === 'save'}>
            {words.save}
          </Button>
          {coupon && (
            <Button look="outline" busy={busy === 'switch'} onClick={() => void toggle(coupon)}>
              {coupon.active ? words.switchOff : words.switchOn}
            </Button>
          )}
        </div>
      </form>
      {coupon && <FoldedHistory kind="coupon" targets={[String(coupon.couponId)]} />}
    </Dialog>
  );
}
