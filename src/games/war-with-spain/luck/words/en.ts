/** Kinds of rolls, and what each is counted in. */
export const en = {
  wind: { name: 'Wind', unit: 'steps; those lost count below nought' },
  interception: { name: 'Interception', unit: 'fleets caught' },
  naval: { name: 'Naval combat', unit: 'steps, the enemy’s less its own' },
  disengagement: { name: 'Disengagement', unit: 'tries that succeed' },
  land: { name: 'Land combat', unit: 'steps, the enemy’s less its own' },
  income: { name: 'Income', unit: 'ducats' },
  attrition: { name: 'Attrition of winter', unit: 'units spared' },
  revolt: { name: 'Revolts', unit: 'strength that rises' },
};
