/** Cases that can be read in more than one way; the words say which reading is played. */
export const RULINGS = ['7.1', '8.4.2', '9.3', '12.1', '13.1', '16.0'] as const;
export type RulingId = (typeof RULINGS)[number];
