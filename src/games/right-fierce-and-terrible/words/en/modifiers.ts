import type { Texts } from '../../../../kit/texts.js';
import { LEADER_IDS, MARINE_IDS, SQUADRON_IDS } from '../../data/units.js';
import { unit } from './names.js';

/** Units stand among the modifiers of a melee under their own names. */
const units: Texts = Object.fromEntries([...SQUADRON_IDS, ...MARINE_IDS, ...LEADER_IDS].map((id) => [`modifier.${id}`, unit(id)]));

/** What bears on a throw, and what makes up the cost of a hex (6.1.8). */
export const modifiers: Texts = {
  ...units,
  'modifier.castle': 'castle',
  'modifier.castleHigher': 'castle higher',
  'modifier.castleLower': 'castle lower',
  'modifier.faster': 'moves faster',
  'modifier.targetGrappled': 'target grappled',
  'modifier.friendly': 'friendly squadron',
  'modifier.nimble': 'oared and not grappled',
  'modifier.outOfCommand': 'out of command',
  'modifier.oared': 'oared',
  'modifier.boarded': 'enemy marines aboard',
  'modifier.archery': 'archery factor',
  'modifier.holdsCastle': 'shoots from the castle',
  'modifier.facesCastle': 'shoots at the castle',
  'modifier.packedDecks': 'packed decks',
  'modifier.darkness': 'darkness',

  'cost.wind': 'wind',
  'cost.oars': 'oars',
  'cost.current': 'current',
  'cost.nearby': 'crowded water',
  'cost.shallow': 'shallows',
  'cost.minimum': 'at least 1',
};
