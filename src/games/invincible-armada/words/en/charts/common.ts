/** What the charts say again and again. */
export const common = {
  orLess: (n: number) => `${n} or less`,
  orMore: (n: number) => `${n} or more`,
  die: 'Die',
  result: 'Result',
  twoDice: 'Two dice with modifiers',
  noEffect: 'no effect',
  none: 'none',
  squadron: 'Squadron',
};
