import { terms } from '../terms.js';
import { campaign } from './campaign.js';
import { fighting } from './fighting.js';
import { fleets } from './fleets.js';
import { phase } from './phase.js';
import { sailing } from './sailing.js';
import { start } from './start.js';

/** Words of the charts, by file and chart. */
const charts = {
  start,
  sailing,
  fighting,
  phase,
  fleets,
  campaign,
  what: 'What',
  amount: 'Amount',
  span: (from: string, to: string) => `${from} to ${to}`,
  missing: (why: string) => `the table is missing from the text: ${why}`,
  /** Where figures come from. */
  sources: {
    battles: 'ancient and medieval accounts of the battles, as general histories give them: place, commanders, proportion of forces',
    figures: 'numbers per squadron, qualities and positions: chosen after the accounts and weighed in test matches',
    chronology: 'general histories of the ancient and early medieval world',
    places: 'maps and histories of the First Punic War and of the Peloponnesian War: ports, neighbours, fleets at the start',
    campaign:
      'the campaign chapter is missing but for its titles; figures chosen to fit them, and Carthage given as much from Africa as Rome has from her allies, or Rome would win too often',
  },
};

/** The words of the charts, in English, and what they call things that the rules know by an id. */
export const en = { charts, terms };
