/** Maximum length of a line that a command prints from a file. */
const LONGEST = 1000;

/** Control, format and separator characters, and lone surrogates. A terminal may interpret or hide them. */
const UNPRINTABLE = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

function escaped(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return code < 0x100 ? `\\x${code.toString(16).padStart(2, '0')}` : `\\u{${code.toString(16)}}`;
}

/** Returns an untrusted text as one line for a terminal. Escapes control characters (`\x1b`) and truncates long texts. */
export const printable = (text: string, most = LONGEST): string =>
  `${text.slice(0, most).replace(UNPRINTABLE, escaped)}${text.length > most ? '…' : ''}`;
