let context: AudioContext | undefined;

/**
 * A short high tone for a found code, a longer low one otherwise. Does nothing where audio is unavailable.
 */
export function beep(found: boolean): void {
  if (typeof AudioContext === 'undefined') return;
  try {
    context ??= new AudioContext();
    const [tone, volume] = [context.createOscillator(), context.createGain()];
    tone.frequency.value = found ? 1_200 : 300;
    volume.gain.value = 0.1;
    tone.connect(volume).connect(context.destination);
    tone.start();
    tone.stop(context.currentTime + (found ? 0.08 : 0.3));
  } catch {
    // The browser may refuse audio; the screen shows the result too.
  }
}
