import type { Texts } from '../../../../kit/texts.js';
import { LEADER_IDS, MARINE_IDS, SQUADRON_IDS } from '../../data/units.js';
import { unit } from './names.js';

/** Names of units, because their melee factors are also modifiers. */
const units: Texts = Object.fromEntries([...SQUADRON_IDS, ...MARINE_IDS, ...LEADER_IDS].map((id) => [`modifier.${id}`, unit(id)]));

/** Names of modifiers, and of the components of a movement cost (6.1.8). */
export const modifiers: Texts = {
  ...units,
  'modifier.castle': 'castle',
  'modifier.castleHigher': 'higher castle',
  'modifier.castleLower': 'lower castle',
  'modifier.faster': 'higher movement allowance',
  'modifier.targetGrappled': 'target grappled',
  'modifier.friendly': 'friendly squadron',
  'modifier.nimble': 'ungrappled oared target',
  'modifier.outOfCommand': 'out of command',
  'modifier.oared': 'oared',
  'modifier.boarded': 'enemy marines aboard',
  'modifier.archery': 'archery factor',
  'modifier.holdsCastle': 'own side holds the castle',
  'modifier.facesCastle': 'enemy holds the castle',
  'modifier.packedDecks': 'target is a chain',
  'modifier.darkness': 'darkness',

  'cost.wind': 'wind',
  'cost.oars': 'oars',
  'cost.current': 'current',
  'cost.nearby': 'adjacent squadrons',
  'cost.shallow': 'shallows',
  'cost.minimum': 'minimum 1',
};

/** Set-up options, by their key in the set-up data. */
export const options = {
  scenario: 'Scenario (12.0)',
  deployment: {
    title: 'Deployment (12.1)',
    description: 'With standard deployment, both fleets are placed and the match starts at once.',
    values: { player: 'Players deploy their fleets', standard: 'Standard deployment' },
  },
  shortGame: {
    title: 'Shorter game (11.1.1)',
    description: (short: number, start: number) => `Both fleets start with ${short} morale instead of ${start}.`,
  },
  turnLimit: {
    title: 'Turn limit (11.0)',
    description: (last: number) => `0 means no limit, except ${last} turns with “All-the-Marbles” (13.3).`,
  },
  squadronCommand: {
    title: 'Squadron Command (13.1)',
    description: 'Squadrons out of command range move at half their allowance and may not ram.',
  },
  queen: { title: 'The Queen (13.2)', description: 'Queen Philippa joins the English fleet as a leader.' },
  allTheMarbles: {
    title: 'All-the-Marbles (13.3)',
    description: 'Fleets do not collapse: play until one is eliminated or the last turn ends.',
  },
  handicap: {
    title: 'Handicap (11.1)',
    description: 'Number added to starting morale.',
    sides: { english: 'English morale', french: 'French morale' },
  },
  freeSetup: {
    title: 'Free Setup (12.8)',
    description: 'Used only in scenario 7.',
    wind: 'Wind direction (towards)',
    current: 'Current direction (towards)',
    headings: {
      N: 'North',
      NE: 'North-east',
      SE: 'South-east',
      S: 'South',
      SW: 'South-west',
      NW: 'North-west',
      random: 'Random',
    },
    zone: 'English Entry Zone',
    zones: { NW: 'North-west', NE: 'North-east', both: 'Both' },
  },
};
