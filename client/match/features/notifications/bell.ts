/** Partials of the bell: frequency ratio, amplitude, and decay in s. */
const PARTIALS = [
  [1, 0.5, 0.9],
  [2.01, 0.35, 0.6],
  [2.74, 0.25, 0.35],
  [5.43, 0.12, 0.15],
] as const;
const LOWEST = 740;
const STROKES = [0, 0.28] as const;
const LOUD = 0.25;

let context: AudioContext | undefined;

/** Plays two strokes of a bell. Silent if the browser blocks sound. */
export function ringBell(): void {
  if (typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  const { currentTime, destination } = context;
  void context.resume().catch(() => undefined);
  for (const stroke of STROKES) for (const partial of PARTIALS) sound(context, destination, currentTime + stroke, partial);
}

function sound(on: AudioContext, to: AudioNode, at: number, [times, loudness, fades]: (typeof PARTIALS)[number]): void {
  const [tone, volume] = [on.createOscillator(), on.createGain()];
  tone.frequency.value = LOWEST * times;
  volume.gain.setValueAtTime(LOUD * loudness, at);
  volume.gain.exponentialRampToValueAtTime(0.0001, at + fades);
  tone.connect(volume).connect(to);
  tone.start(at);
  tone.stop(at + fades);
}
