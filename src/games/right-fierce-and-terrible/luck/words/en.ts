const passed = 'attempts that succeed';

/** Kinds of rolls, and what each is counted in. */
export const en = {
  chit: { name: 'Chits', unit: 'chits that give the choice' },
  initiative: { name: 'Initiative of the Sally', unit: 'segments opened' },
  grapple: { name: 'Grappling', unit: passed },
  disengage: { name: 'Disengaging', unit: passed },
  ram: { name: 'Ramming', unit: 'levels of damage, the target’s less its own' },
  archery: { name: 'Archery', unit: 'steps' },
  melee: { name: 'Melee', unit: 'rounds won' },
  casualty: { name: 'Leader casualties', unit: 'leaders spared' },
  ripple: { name: 'Ripples of a sinking', unit: 'squadrons spared' },
  fire: { name: 'Fires', unit: 'fires put out' },
  spread: { name: 'Fire spreading', unit: 'squadrons spared' },
  alarm: { name: 'Alarm', unit: 'commands woken' },
  flemings: { name: 'The Flemings', unit: 'times they come' },
  collapse: { name: 'Collapse', unit: 'checks passed' },
  weather: { name: 'Wind and current', unit: 'changes' },
};
