/** Alternative texts of the pictures, and the lettering on them. */
export const en = {
  'salamis-ad-actium': 'Triremes of two fleets from above, ramming in narrow waters, in the style of a Greek vase',
  'right-fierce-and-terrible': 'The anchorage of Sluys, 1340: the English facing the chained French fleet',
  'invincible-armada': 'The Channel, 1588: the Armada in its crescent formation',
  'grand-armada': 'English and Spanish ships of 1588 from above, exchanging broadsides',
  'war-with-spain': 'The coasts of England, France and Spain on a wall map of the sixteenth century',
  northSea: 'The North Sea',
  narrowSea: 'The Narrow Sea',
  plan: (battle: string) => `${battle}: land, shallows and both fleets before the first turn`,
};
