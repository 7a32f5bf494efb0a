import type { Texts } from '../../../../kit/texts.js';

/** The sequence of play: names of phases and segments. */
export const play: Texts = {
  'phase.deploy': 'Preparation for Play',
  'phase.activation': 'Activation Phase',
  'phase.sally': 'Sally Phase',
  'phase.endTurn': 'End Phase',
  'segment.sailsOars': 'Sails and Oars',
  'segment.ram': 'Ram Resolution',
  'segment.archery': 'Archery',
  'segment.grapple': 'Grapple',
  'segment.boarding': 'Boarding',
  'segment.melee': 'Mêlée',
  'segment.maneuver': 'Maneuver',
};
