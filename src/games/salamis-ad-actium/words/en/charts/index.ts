import { terms } from '../terms.js';
import { campaign } from './campaign.js';
import { fighting } from './fighting.js';
import { fleets } from './fleets.js';
import { phase } from './phase.js';
import { sailing } from './sailing.js';
import { start } from './start.js';

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
  missing: (why: string) => `missing from our copy of the rulebook; basis of our version: ${why}`,
  sources: {
    battles: 'ancient and medieval accounts, as given in general histories: place, commanders, proportion of forces',
    figures: 'squadron sizes, qualities and positions: based on the accounts and balanced in test matches',
    chronology: 'general histories of the ancient and early medieval world',
    places: 'maps and histories of the First Punic and Peloponnesian Wars: ports, routes, starting fleets',
    campaign:
      'only the titles of the campaign chapter survive; figures were chosen to fit them. Carthage gets as much income from Africa as Rome from its allies, for balance',
  },
};

export const en = { charts, terms };
