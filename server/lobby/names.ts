/** What nobody sees: control characters, marks that turn the direction of writing, fillers, and the blank of Braille. */
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/gu;
/** What makes a name: accents alone stand on nothing. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** A name as it is kept: without what nobody sees, and without superfluous blanks. Empty where nothing is left to be seen. */
export function tidied(name: string): string {
  const plain = name.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/gu, ' ').trim();
  return VISIBLE.test(plain) ? plain : '';
}
