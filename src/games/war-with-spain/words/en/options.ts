import { meta } from '../../meta.js';

const [least, most] = meta.minutes.map((minutes) => minutes / 60);

/** The set-up form. */
export const options = {
  scenario: { title: 'The War with Spain (2.2)' },
  income: {
    title: 'Income (11.4)',
    description: 'Roll for each income, or always 2500 ducats (Spain) and 1200 (England).',
    roll: 'Rolled',
    average: 'Average',
  },
  openInformation: {
    title: 'Open information (7.0, 9.0)',
    description: 'Both players see all units. The month of the Treasure Fleet stays secret.',
  },
  spanishVpBid: {
    title: 'Victory Points for Spain (16.4)',
    description: 'Added to the Spanish total when the level of victory is determined.',
  },
};

/** The one scenario. */
export const scenarios = {
  campaign: { title: 'The War with Spain', length: `${least} to ${most} hours` },
};
