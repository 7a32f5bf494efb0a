/** Default maximum length of a player name, in characters. */
export const NAME_LENGTH = 64;
/** Maximum length of `except` in `playNow`. */
export const MOST_EXCEPT = 20;
