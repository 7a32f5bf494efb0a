/** Invisible characters, including direction marks, fillers and the Braille blank. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** Matches visible characters, excluding accents alone. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const SPACES = /[\s\u0085]+/gu;
/** Scripts in which invisible characters join or separate letters. */
const JOINED = [
  'Arabic',
  'Bengali',
  'Devanagari',
  'Gujarati',
  'Gurmukhi',
  'Kannada',
  'Malayalam',
  'Mongolian',
  'Oriya',
  'Sinhala',
  'Syriac',
]
  .concat('Tamil', 'Telugu')
  .map((script) => `\\p{Script=${script}}`)
  .join('');
/** Matches emoji and joiners between letters, whose invisible characters are kept. */
const KEPT = new RegExp(`\\p{RGI_Emoji}|(?<=[${JOINED}])[\\u200c\\u200d](?=[${JOINED}])`, 'gv');

/** Removes invisible characters and extra spaces. The result may be empty. */
export function tidied(name: string): string {
  const text = name.normalize('NFC').replace(SPACES, ' ');
  const kept = text.match(KEPT) ?? [];
  const plain = text
    .split(KEPT)
    .map((part, n) => part.replace(INVISIBLE, '') + (kept[n] ?? ''))
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim();
  return VISIBLE.test(plain) ? plain : '';
}
