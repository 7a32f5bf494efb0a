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

/** What a host may choose, by its key in the set-up data. */
export const options = {
  scenario: 'Scenario (12.0)',
  deployment: {
    title: 'Deployment (12.1)',
    description: 'By the book, both fleets stand where the scenario shows them, and the match starts at once.',
    values: { player: 'Both players place their fleets', standard: 'By the book' },
  },
  shortGame: {
    title: 'Shorter game (11.1.1)',
    description: (short: number, start: number) => `Both fleets start with morale ${short} instead of ${start}.`,
  },
  turnLimit: { title: 'Last turn (11.0)', description: (last: number) => `0 = no limit; All the marbles then ends after turn ${last}.` },
  squadronCommand: {
    title: 'Squadron command (13.1)',
    description: 'Squadrons far from their leaders row and sail at half speed and may not ram.',
  },
  queen: { title: 'The Queen (13.2)', description: 'Queen Philippa sails with the English.' },
  allTheMarbles: { title: 'All the marbles (13.3)', description: 'No collapse of morale: fight until one fleet is gone or time is up.' },
  handicap: {
    title: 'Handicap (11.1)',
    description: 'Added to the morale a fleet starts with.',
    sides: { english: 'English morale', french: 'French morale' },
  },
  freeSetup: {
    title: 'Free set-up (12.8)',
    description: 'For the last scenario only.',
    wind: 'Wind blows to',
    current: 'Current runs to',
    headings: {
      N: 'North',
      NE: 'North-east',
      SE: 'South-east',
      S: 'South',
      SW: 'South-west',
      NW: 'North-west',
      random: 'By a die',
    },
    zone: 'English enter',
    zones: { NW: 'By the north-west', NE: 'By the north-east', both: 'By both' },
  },
};
