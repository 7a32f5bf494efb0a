import { meta } from '../../meta.js';

const [least, most] = meta.minutes.map((minutes) => minutes / 60);

/** The form in which a match is set up. */
export const options = {
  scenario: { title: 'The War with Spain (2.2)' },
  income: {
    title: 'Income (11.4)',
    description: 'Each year’s purse by the die, or 2500 ducats for Spain and 1200 for England.',
    roll: 'Rolled',
    average: 'Always the average',
  },
  openInformation: {
    title: 'Open stacks (7.0, 9.0)',
    description: 'Everybody sees every stack. The month of the Treasure Fleet stays secret.',
  },
  spanishVpBid: {
    title: 'Points given to Spain (16.4)',
    description: 'Added to the Spanish lead before the level of victory is read.',
  },
};

/** The one scenario. */
export const scenarios = {
  campaign: { title: 'The War with Spain', length: `${least} to ${most} hours` },
};
