import type { ScenarioId } from '../../data/scenarios.js';
import { meta } from '../../meta.js';

const [least, most] = meta.minutes.map((minutes) => minutes / 60);

export const options = {
  scenario: { title: 'Scenario (2.2)' },
  favoured: (won: number) => `The English win ${won} % of matches between equal bots.`,
  income: {
    title: 'Income (11.4)',
    description: 'Roll for each income, or always receive 2500 ducats (Spain) and 1200 (England).',
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

export const scenarios: { readonly [id in ScenarioId]: { readonly title: string; readonly length: string; readonly about?: string } } = {
  campaign: { title: 'The War with Spain', length: `${least} to ${most} hours` },
  armada: {
    title: 'The Armada of 1588',
    length: '60 to 90 minutes',
    about:
      'June to October 1588, five Game-Turns. The Armada and its army are in Corunna, Parma’s barges in Dunkirk. There is no income and no Treasure Fleet. Reconstructed, with its own levels of victory.',
  },
};
