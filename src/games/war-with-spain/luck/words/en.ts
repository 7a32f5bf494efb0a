export const en = {
  wind: { name: 'Wind', unit: 'steps lost, as a negative number' },
  interception: { name: 'Interception', unit: 'interceptions' },
  naval: { name: 'Naval combat', unit: 'enemy steps lost minus own' },
  disengagement: { name: 'Disengagement', unit: 'successes' },
  land: { name: 'Land combat', unit: 'enemy steps lost minus own' },
  income: { name: 'Income', unit: 'ducats' },
  attrition: { name: 'Winter attrition', unit: 'units surviving' },
  revolt: { name: 'Revolts', unit: 'rebel strength' },
};
