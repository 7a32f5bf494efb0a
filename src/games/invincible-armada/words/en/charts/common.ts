export const common = {
  orLess: (n: number) => `${n} or less`,
  orMore: (n: number) => `${n} or more`,
  die: 'Die',
  result: 'Result',
  twoDice: '2 dice with modifiers',
  noEffect: 'no effect',
  none: 'none',
  squadron: 'Squadron',
  damagedAtSea: (hits: number) => `English at sea with ${hits} or more Hits`,
};
