'use client';

import { type ReactNode, useId } from 'react';
import { delivery as words } from '@/locales/nl/checkout/delivery';
import { FormPart } from '../../form/form-part';
import type { Shop } from '../../shop';
import { DeliveryDay } from './delivery-day';
import { daysOf, isDayGone, windowsOf } from './delivery-days';
import { DeliveryMethod } from './delivery-method';
import { DeliveryTime } from './delivery-time';
import type { useDelivery } from './use-delivery';

interface DeliveryPartProps {
  delivery: ReturnType<typeof useDelivery>;
  branch: Shop['branch'];
  /** Address choice, shown for delivery. */
  children: ReactNode;
}

/** Delivery or pickup, and the time; each choice is saved at once. */
export function DeliveryPart({ delivery, branch, children }: DeliveryPartProps) {
  const id = useId();
  const { shown, error, notice, setPickup, setDay, setTime } = delivery;
  const { pickup, deliveryDate, deliveryTime, deliveryChoices } = shown;
  const canFetch = (deliveryChoices?.pickup.length ?? 0) > 0 || pickup;
  return (
    <>
      {canFetch && <DeliveryMethod pickup={pickup} branch={branch} onChoose={setPickup} />}
      {!pickup && children}
      <FormPart title={pickup ? words.pickupDay : words.deliveryDay} className="flex flex-col gap-4">
        {notice && (
          <p role="status" className="font-medium text-sm text-warning">
            {notice}
          </p>
        )}
        <DeliveryDay
          days={daysOf(shown)}
          chosen={deliveryDate}
          error={error ?? (isDayGone(shown) ? words.dayGone : undefined)}
          onChoose={setDay}
        />
        <DeliveryTime id={`${id}-time`} windows={windowsOf(shown)} chosen={deliveryTime} onChoose={setTime} />
        {deliveryChoices?.countsToday && (
          <p className="text-ink-soft text-sm">{words.cutOff(deliveryChoices.cutOff)}</p>
        )}
      </FormPart>
    </>
  );
}
