export const en = {
  wind: { name: 'Wind', unit: 'shifts' },
  initiative: { name: 'Initiative', unit: 'rolls won' },
  tide: { name: 'Tide', unit: 'MP kept' },
  guns: { name: 'Gunfire', unit: 'hits' },
  crewFire: { name: 'Crew fire', unit: 'hits' },
  boarding: { name: 'Boarding', unit: 'enemy crew points lost minus own' },
};
