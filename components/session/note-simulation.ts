import { readStored, writeStored } from '@/lib/browser-storage/browser-storage';

/** Stores the simulated customer in this tab, empty for none; true when it changed. */
export function noteSimulation(clientName: string): boolean {
  const before = readStored('simulation') ?? '';
  return writeStored('simulation', clientName) && before !== clientName;
}
