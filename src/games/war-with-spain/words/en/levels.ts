/** The levels of victory, by the names under which results keep them. */
export const levels: { readonly [level: string]: string } = {
  'Decisive Spanish Victory': 'Decisive Spanish Victory',
  'Substantive Spanish Victory': 'Substantive Spanish Victory',
  'Marginal Spanish Victory': 'Marginal Spanish Victory',
  Draw: 'Draw',
  'Marginal English Victory': 'Marginal English Victory',
  'Substantive English Victory': 'Substantive English Victory',
  'Decisive English Victory': 'Decisive English Victory',
};
