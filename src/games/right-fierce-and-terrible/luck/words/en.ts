const passed = 'successes';

export const en = {
  chit: { name: 'Activation chits', unit: 'chits that give the choice' },
  initiative: { name: 'Sally initiative', unit: 'segments with initiative' },
  grapple: { name: 'Grappling', unit: passed },
  disengage: { name: 'Disengaging', unit: passed },
  ram: { name: 'Ramming', unit: 'damage to the target minus own damage' },
  archery: { name: 'Archery', unit: 'step losses' },
  melee: { name: 'Melee', unit: 'rounds won' },
  casualty: { name: 'Casualty Checks', unit: 'leaders unhurt' },
  ripple: { name: 'Damage by sinking', unit: 'squadrons undamaged' },
  fire: { name: 'Fires', unit: 'fires extinguished' },
  spread: { name: 'Fire spreading', unit: 'squadrons not on fire' },
  alarm: { name: 'Alarm dice', unit: 'commands alarmed' },
  flemings: { name: 'Flemings', unit: 'attacks' },
  collapse: { name: 'Collapse Checks', unit: 'checks passed' },
  weather: { name: 'Wind and current', unit: 'changes' },
};
