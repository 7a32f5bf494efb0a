/** What the pictures of the guide say. */
export const pictures = {
  counters: 'A squadron counter and what its signs mean',
  men: 'Men aboard: knights, men-at-arms, mariners, leaders',
  marks: 'How hexes are lit',
  wind: 'The wind dial: what a hex costs under sail',
  bonds: 'Two squadrons grappled together, with boarders',
  chits: 'The five chits of the cup',
  markNames: ['can go', 'at a risk', 'cannot', 'target', 'choose'],
  menNames: ['knights', 'with a star', 'men-at-arms', 'French', 'mariners', 'the King', 'alone', 'a captive'],
  states: ['reduced', 'captured', 'damaged', 'afire'],
};
