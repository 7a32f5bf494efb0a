/** Kinds of rolls, and what each is counted in. */
export const en = {
  wind: { name: 'Wind', unit: 'shifts' },
  initiative: { name: 'Initiative', unit: 'rolls won' },
  tide: { name: 'Tide', unit: 'movement points spared' },
  guns: { name: 'Artillery', unit: 'hits' },
  crewFire: { name: 'Crew fire', unit: 'hits' },
  boarding: { name: 'Boarding', unit: 'crew points, the enemy’s less its own' },
};
