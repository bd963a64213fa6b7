'use client';

import { readScanUrl, scanUrl } from '@/lib/urls/shelf-label-urls';
import { shelfLabels as words } from '@/locales/nl/shelf-labels';
import { CameraButton } from '../../scan/camera-button';

/** Opens the page of a label that the camera sees. */
export function ScanLabel() {
  const open = async (code: string) => {
    const token = readScanUrl(code);
    if (token === undefined) return 'unknown';
    // Outside of the shop's pages, so a new document.
    location.assign(scanUrl(token));
    return 'found';
  };
  return (
    <CameraButton
      text={words.scan}
      onScan={open}
      hint={words.scanHint}
      resultText={(_, result) => words.scanResult[result]}
    />
  );
}
