/** What a phrase is filled in with: a number, or a number or word that is written already. */
export type Fill = string | number;
