import { useEffect, useId, useState } from 'react';
import type { AnswerOf } from '@/api/call';
import { adminCustomerUrl } from '@/lib/urls/admin-urls';
import { adminErrorText } from '@/locales/nl/admin/errors';
import { customerDeskWords, applicationWords as words } from '@/locales/nl/admin/shop/customers';
import { callApi, type Refusal } from '@/store/call-api';
import { useAppDispatch } from '@/store/hooks';
import { Field } from '../form/field';
import { AddressLines } from '../shared/address-lines';
import { LabelledSelect } from '../shared/labelled-select';
import { Button, buttonClass } from '../ui/button';
import { Notice } from '../ui/notice';
import { Dialog } from '../ui/overlay/dialog';
import { type Application, nameOfApplication } from './application';

/** A decision, and the customer that it made. */
export interface Decision {
  text: string;
  customerId?: number;
}

interface ApplicationDialogProps {
  application: Application;
  canDecide: boolean;
  onClose: () => void;
  onDecided: (decision: Decision) => void;
}

function refusalText({ code, fields }: Refusal): string {
  const { conflicts } = words;
  const reason = fields.application;
  return reason === 'decided' || reason === 'email_taken' ? conflicts[reason] : adminErrorText(code);
}

/** All that an applicant filled in, and the decision about it. */
export function ApplicationDialog({ application, canDecide, onClose, onDecided }: ApplicationDialogProps) {
  const { kvk, vatNumber, name, email, phone, remark, state, customerId } = application;
  const facts = [
    [words.person, name],
    [customerDeskWords.email, email],
    [words.phone, phone],
    [customerDeskWords.kvk, kvk],
    [customerDeskWords.vatNumber, vatNumber],
  ].filter(([, value]) => value !== '');
  return (
    <Dialog title={words.titleOf(nameOfApplication(application))} onClose={onClose}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {facts.map(([term, value]) => (
          <div key={term} className="contents">
            <dt className="text-ink-soft">{term}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        <dt className="text-ink-soft">{words.address}</dt>
        <dd>
          <AddressLines address={{ label: '', ...application }} />
        </dd>
        {remark !== '' && (
          <>
            <dt className="text-ink-soft">{words.remark}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{remark}</dd>
          </>
        )}
      </dl>
      {customerId !== null && (
        <a href={adminCustomerUrl(customerId)} className={buttonClass('outline')}>
          {words.toCustomer}
        </a>
      )}
      {state === 'open' && canDecide && <Decide application={application} onDecided={onDecided} />}
    </Dialog>
  );
}

function Decide({ application, onDecided }: Pick<ApplicationDialogProps, 'application' | 'onDecided'>) {
  const id = useId();
  const dispatch = useAppDispatch();
  const [priceLists, setPriceLists] = useState<AnswerOf<'customerDesk.priceLists'>>([]);
  const [priceList, setPriceList] = useState('');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState<'approve' | 'refuse'>();
  const [failure, setFailure] = useState('');
  const { applicationId: applicationID } = application;
  const name = nameOfApplication(application);
  useEffect(() => {
    void dispatch(callApi('customerDesk.priceLists', {})).then((outcome) => {
      if ('value' in outcome) setPriceLists(outcome.value);
      else setFailure(adminErrorText(outcome.refusal.code));
    });
  }, [dispatch]);
  const approve = async () => {
    setBusy('approve');
    const priceListID = priceList === '' ? null : Number(priceList);
    const outcome = await dispatch(callApi('customerDesk.approve', { applicationID, priceListID }));
    setBusy(undefined);
    if ('refusal' in outcome) return setFailure(refusalText(outcome.refusal));
    const { number, customerId } = outcome.value;
    onDecided({ text: words.approved(name, number), customerId });
  };
  const refuse = async () => {
    setBusy('refuse');
    const outcome = await dispatch(callApi('customerDesk.refuse', { applicationID, reason }));
    setBusy(undefined);
    if ('refusal' in outcome) return setFailure(refusalText(outcome.refusal));
    onDecided({ text: words.refused(name) });
  };
  return (
    <>
      <div className="flex flex-col items-start gap-3 border-line border-t pt-4">
        <LabelledSelect
          label={customerDeskWords.priceList}
          value={priceList}
          onChange={({ target }) => setPriceList(target.value)}
          options={[
            { value: '', text: customerDeskWords.listPrices },
            ...priceLists.map((one) => ({ value: String(one.id), text: one.name })),
          ]}
        />
        <p className="text-ink-soft text-sm">{words.approveText}</p>
        <Button busy={busy === 'approve'} onClick={() => void approve()}>
          {words.approve}
        </Button>
      </div>
      <div className="flex flex-col items-start gap-3 border-line border-t pt-4">
        <Field
          id={id}
          label={words.reason}
          optional
          maxLength={200}
          value={reason}
          onChange={({ target }) => setReason(target.value)}
        />
        <p className="text-ink-soft text-sm">{words.refuseText}</p>
        <Button look="outline" busy={busy === 'refuse'} onClick={() => void refuse()}>
          {words.refuse}
        </Button>
      </div>
      {failure !== '' && (
        <Notice tone="danger" urgent>
          {failure}
        </Notice>
      )}
    </>
  );
}
