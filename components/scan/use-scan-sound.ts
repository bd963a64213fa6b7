import { usePreference } from '../ui/use-preference';
import { beep } from './beep';

/** The user's choice whether a scan is heard, and `play`, which obeys it. */
export function useScanSound() {
  const [sound, setSound] = usePreference<'on' | 'off'>('sound', 'on');
  return {
    isOn: sound === 'on',
    turn: (on: boolean) => setSound(on ? 'on' : 'off'),
    play(found: boolean) {
      if (sound === 'on') beep(found);
    },
  };
}
