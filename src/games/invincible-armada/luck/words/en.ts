const succeed = 'rolls that succeed';

/** Kinds of rolls, and what each is counted in. */
export const en = {
  blessing: { name: 'Blessings', unit: 'chits' },
  storm: { name: 'Storm in Biscay', unit: 'squadrons spared' },
  wind: { name: 'Weather gauge', unit: 'winds that are not westerly' },
  badWeather: { name: 'Bad weather', unit: 'gales' },
  gale: { name: 'Gales', unit: 'squadrons spared' },
  thirdSquare: { name: 'Third square', unit: succeed },
  retreat: { name: 'Withdrawal', unit: succeed },
  fire: { name: 'Battle fire', unit: 'hits' },
  morale: { name: 'Morale', unit: 'squadrons that hold' },
  lowAmmo: { name: 'Low ammo', unit: 'squadrons whose shot lasts' },
  repair: { name: 'Repair', unit: succeed },
  rally: { name: 'Rally', unit: succeed },
  resupply: { name: 'Resupply', unit: succeed },
  reinforce: { name: 'Reinforcement', unit: 'strength points' },
  drift: { name: 'Drifting before the fireships', unit: 'the dice' },
  condition: { name: 'Condition of the Armada', unit: 'tests passed' },
  army: { name: 'Arrival of the army', unit: 'times it is there' },
};
