/** What a picture shows, for who cannot see it; and what is lettered on it. */
export const en = {
  'salamis-ad-actium': 'Triremes of two fleets from above, ramming in narrow waters, painted as on a cup',
  'right-fierce-and-terrible': 'The roads of Sluys in 1340, with the English before the chained French fleet',
  'invincible-armada': 'The Channel in 1588, with the Armada in its crescent',
  'grand-armada': 'English and Spanish ships of 1588 from above, in a broadside fight',
  'war-with-spain': 'The coasts of England, France and Spain on a wall map of the sixteenth century',
  northSea: 'The North Sea',
  narrowSea: 'The Narrow Sea',
  plan: (battle: string) => `${battle}: land, shallows and both fleets before the first turn`,
};
