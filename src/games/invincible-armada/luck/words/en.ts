const successes = 'successes';

export const en = {
  blessing: { name: 'Blessings', unit: 'chits' },
  storm: { name: 'Storm in Biscay', unit: 'squadrons undamaged' },
  wind: { name: 'Weather Gauge', unit: 'results other than west wind' },
  badWeather: { name: 'Bad weather', unit: 'gales' },
  gale: { name: 'Gales', unit: 'squadrons undamaged' },
  thirdSquare: { name: 'Third square', unit: successes },
  retreat: { name: 'Retreat Checks', unit: successes },
  fire: { name: 'Battle Dice', unit: 'Hits' },
  morale: { name: 'Morale Rolls', unit: 'rolls passed' },
  lowAmmo: { name: 'Low Ammo checks', unit: 'checks passed' },
  repair: { name: 'Repair', unit: successes },
  rally: { name: 'Rally', unit: successes },
  resupply: { name: 'Resupply', unit: successes },
  reinforce: { name: 'Reinforce', unit: 'strength points' },
  drift: { name: 'Fireship drift', unit: 'sum of the dice' },
  condition: { name: 'Condition of the Armada', unit: 'tests passed' },
  army: { name: 'Arrival of the army', unit: 'arrivals' },
};
