/** Captions of the guide's pictures. */
export const pictures = {
  counters: 'An English and a Spanish ship, and what befalls them',
  counterNames: ['English', 'Spanish, flagship', 'hit, crew lost', 'taken', 'in flight'],
  arcs: 'Where a galleon’s guns bear, and where a galleass’s',
  arcNames: ['sail: abeam only', 'oars: all round'],
  wind: 'The wind and the points of a ship of speed 6',
  marks: 'Lit hexes',
  markNames: ['sail here', 'stopped', 'aground', 'target', 'yours'],
  bonds: 'A ship held, two locked in a fight, a prize in tow',
  bondNames: ['held', 'locked', 'in tow'],
};
