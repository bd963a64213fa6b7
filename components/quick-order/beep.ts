let context: AudioContext | undefined;

/** A short high tone for what was found, a longer low one for what was not. Silent where there is no sound. */
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
    // A browser may refuse sound: the screen says it too.
  }
}
