'use client';

import { useRouter } from 'next/navigation';
import { WASTE, withQuery } from '@/lib/urls/account-urls';
import { wasteProductUrl } from '@/lib/urls/waste-urls';
import { callApi } from '@/store/call-api';
import { ScanTools } from '../scan/scan-tools';
import { useAttempt } from '../shared/use-attempt';

/** Opens the form of a scanned product; a code of none, or of several, becomes the search. */
export function ScanProduct() {
  const router = useRouter();
  const attempt = useAttempt();
  const scan = async (code: string): Promise<boolean> => {
    const answer = await attempt(callApi('quickOrder.find', { codes: [code] }));
    if (!answer) return false;
    const [only, ...others] = answer.value;
    const isOne = only !== undefined && others.length === 0;
    router.push(
      isOne ? wasteProductUrl(only.product.productId, only.unitId) : withQuery(WASTE, { zoek: code }),
    );
    return only !== undefined;
  };
  return (
    <div className="mb-5 max-w-2xl">
      <ScanTools onScan={scan} />
    </div>
  );
}
