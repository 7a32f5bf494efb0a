/** The battle by points [2 intro, 15]: sizes and eras. */

export const SIZES = ['skirmish', 'battle', 'great'] as const;
export type Size = (typeof SIZES)[number];

export const SIZE: {
  readonly [size in Size]: { readonly points: number; readonly w: number; readonly h: number; readonly ships: number };
} = {
  skirmish: { points: 250, w: 1200, h: 1200, ships: 8 },
  battle: { points: 400, w: 1800, h: 1200, ships: 12 },
  great: { points: 650, w: 2400, h: 1200, ships: 14 },
};

export const POINTS_BATTLE = { leastShips: 3, turnLimit: 12, alliedPart: 3, perSquadron: 6 } as const;

export const ERAS: readonly { readonly name: string; readonly from: number; readonly to: number }[] = [
  { name: 'Bronze Age', from: -2000, to: -1001 },
  { name: 'Archaic', from: -1000, to: -501 },
  { name: 'Persian Wars', from: -500, to: -432 },
  { name: 'Peloponnesian War', from: -431, to: -401 },
  { name: 'Hellenistic', from: -400, to: -265 },
  { name: 'Punic Wars', from: -264, to: -146 },
  { name: 'Late Republic', from: -145, to: -31 },
  { name: 'Empire', from: -30, to: 283 },
  { name: 'Late Empire', from: 284, to: 599 },
  { name: 'Dark Ages', from: 600, to: 900 },
];
