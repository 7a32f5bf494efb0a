import type { ScenarioId } from '../../state.js';

const titles: { readonly [id in ScenarioId]: string } = {
  s1: 'Out of the Sun',
  s2: "Barbavera's Plan",
  s3: 'Coup de Main',
  s4: "Quieret's Plan",
  s5: 'The Voice of Reason',
  s6: "Froissart's Version",
  s7: 'Free Setup',
};

export const scenarios = {
  titles,
  length: (least: number, most: number) => `${least} to ${most} turns`,
  leans: (won: number) => `It leans to the English: between captains they win about ${won} matches in a hundred`,
};
