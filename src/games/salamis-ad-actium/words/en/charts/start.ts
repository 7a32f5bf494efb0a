import type { Fill } from '../../fill.js';

/** Directions of the wind table, by degrees. */
type Bearings = { readonly [degrees: number]: string };

export const start = {
  crews: {
    title: 'Crew quality',
    columns: ['Crew', 'Modifier'],
  },
  crewEffects: {
    title: 'Crew effects',
    why: 'marines are not rowers, so crew quality counts half in boarding; for prices, balance in test matches',
    columns: ['Crew', 'In boarding', 'Bursts', 'Price %'],
  },
  commands: {
    title: 'Command quality',
    columns: ['Command', 'Modifier', 'Counters'],
    note: 'Vice Admirals bring no counters.',
  },
  qualityPrices: {
    title: 'Officer and training costs',
    why: 'balance in test matches; training costs about its average value',
    columns: ['Quality', 'Crew %', 'Admiral', 'Vice Admiral'],
    officer: (id: Fill) => `officer: ${id}`,
    training: (id: Fill) => `training: ${id}`,
  },
  training: {
    title: 'Training',
    columns: ['Training', '−2', '−1', '0', '+1', '+2'],
    note: 'A d10 for each squadron’s crew and each officer.',
  },
  counters: {
    title: 'Counters',
    columns: ['Counter', 'Number'],
    actionPhase: 'Action Phase of a side',
    intermediatePhase: 'Intermediate Phase',
    whyInitiative: 'five counters must not decide a battle in one turn',
    initiative: 'Tactical Initiative per side and turn',
  },
  terrain: {
    title: 'Playing area',
    columns: ['2d6', 'Feature'],
    note: (square: Fill, islandgap: Fill, bandwidth: Fill) =>
      `Squares of ${square}. Islands are at least ${islandgap} from other land; each deployment area has at least ${bandwidth} free.`,
    note2: (sandy: Fill, open: Fill, village: Fill) =>
      `d6: coast sandy up to ${sandy}, otherwise rocky; uninhabited up to ${open}; then a village up to ${village}, otherwise a town.`,
    note3: (strength: Fill, archers: Fill, ballistae: Fill) =>
      `A town has a fort of strength ${strength} with ${archers} archers and ${ballistae} ballista (reconstructed).`,
  },
  wind: {
    bearings: { 270: 'West', 315: 'North-west', 45: 'North-east', 90: 'East', 135: 'South-east', 225: 'South-west' } as Bearings,
    title: 'Wind',
    columns: ['Die', 'Result'],
    from: (from: Fill) => `from ${from}`,
    mediterranean: (d6: Fill) => `d6 ${d6}, Mediterranean`,
    northernWaters: (d6: Fill) => `d6 ${d6}, northern waters`,
  },
  sea: {
    title: 'Sea state',
    why: 'the printed sea states; the die ranges are lost',
    columns: ['Wind', '1', '2', '3', '4', '5', '6'],
    note: (levels: Fill, reach: Fill) =>
      `In a campaign +1 for each perilous route of the area. In shelter ${levels} level lower, up to ${reach} downwind.`,
  },
  currents: {
    title: 'Currents and tides',
    why: 'the printed distances; the frequencies are not printed',
    columns: ['Die', 'Result'],
    current: (d6: Fill) => `d6 ${d6}: current`,
    tide: (d6: Fill) => `d6 ${d6}, near land: tide`,
    none: 'none',
    note: (every: Fill) =>
      `For points battles that roll for them, and for campaigns. The wind table gives the direction of the current. A tide changes shallows by one level every ${every} turns unless agreed otherwise.`,
  },
  weather: {
    title: 'Changing weather',
    why: 'changes are small, and most turns have none',
    columns: ['d10', 'Change'],
    none: 'none',
    veers: 'wind veers 45°',
    backs: 'wind backs 45°',
    strength: (strength: Fill) => `strength ${strength}`,
    note: (med: Fill, north: Fill, severe: Fill) => `Strongest: Mediterranean ${med}, northern waters ${north}, severe weather ${severe}.`,
  },
  deployment: {
    title: 'Deployment',
    columns: ['What', 'Distance'],
    depth: 'Distance from base edge or its coast, at most',
    sideMargin: 'Distance from short edges, at least',
    enemyGap: 'Distance from enemy bases, at least',
    whyScenarioMargin: 'enough to vary a scenario without changing it',
    scenarioMargin: 'Distance from printed positions of a scenario, at most',
  },
  offTable: {
    title: 'Off-table forces',
    columns: ['Condition', 'Modifier'],
    commander: 'Commander',
    hisCommand: 'command',
    ownBaseEdge: 'The side’s base edge',
    behindRear: 'Behind the side’s rearmost ship',
    sideEdge: 'Short edge',
    beyondFront: 'Beyond the side’s foremost ship',
    enemyNear: (enemyWithin: Fill) => `Enemy within ${enemyWithin}`,
    whyLoyalty: 'the rulebook names loyalty, but prints no numbers for it',
    allies: (id: Fill, pct: Fill) => `Allies, ${id} (+${pct}% of their points)`,
    note: (lost: Fill, enters: Fill) => `d10: ${lost} or less: lost; below ${enters}: delayed; otherwise: enters.`,
  },
  libation: {
    title: 'Libations',
    why: 'a libation has a small chance of success, and a risk',
    column: 'God of',
    note: (offended: Fill, silence: Fill, favour: Fill) =>
      `d10 − 1 per earlier libation: up to ${offended} offended, up to ${silence} silence, up to ${favour} favour, above: great favour.`,
    note2: (free: Fill, most: Fill, price: Fill) => `At most ${most}. The first ${free} is free; each further one costs ${price} points.`,
  },
};
