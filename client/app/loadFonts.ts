const MAX_WAIT = 1500;

const FACES = [
  '1em "IM Fell English"',
  '1em "IM Fell English SC"',
  '1em "EB Garamond"',
  'italic 1em "EB Garamond"',
  '1em "Inter Variable"',
];

let asked: Promise<unknown> | undefined;

/** Resolves when the fonts are loaded, or after the maximum wait. */
export function loadFonts(): Promise<unknown> {
  asked ??= Promise.race([
    Promise.allSettled(FACES.map((face) => document.fonts?.load(face))),
    new Promise((resolve) => setTimeout(resolve, MAX_WAIT)),
  ]);
  return asked;
}
