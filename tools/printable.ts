/** Longest line that a command prints of a file. */
const LONGEST = 1000;

/** Control, format and separator characters, and halves of surrogate pairs: a terminal may act on them, or show nothing. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
}

/** A text from anywhere as one line for a terminal: control characters as `\x1b`, and cut where it is too long. */
export const printable = (text: string, most = LONGEST): string =>
  `${text.slice(0, most).replace(UNPRINTABLE, escaped)}${text.length > most ? '…' : ''}`;
