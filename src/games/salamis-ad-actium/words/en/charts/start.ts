import type { Fill } from '../../fill.js';

/** Words of the charts: what comes before a battle, and the weather. */
/** The points of the compass that the wind is thrown for, by degrees. */
type Bearings = { readonly [degrees: number]: string };

export const start = {
  crews: {
    title: 'Crew quality',
    columns: ['Crew', 'Modifier'],
  },
  crewEffects: {
    title: 'What crews are worth',
    why: 'marines are not rowers, so crews count half in boarding; prices weighed in test matches',
    columns: ['Crew', 'In boarding', 'Bursts', 'Price %'],
  },
  commands: {
    title: 'Command quality',
    columns: ['Command', 'Modifier', 'Counters'],
    note: 'Vice Admirals bring no counters.',
  },
  qualityPrices: {
    title: 'What officers and training cost',
    why: 'weighed in test matches; a training costs about what it yields on the average',
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
    whyInitiative: 'five counters must not end a battle in one go',
    initiative: 'Tactical Initiative that a side spends in a turn',
  },
  terrain: {
    title: 'Playing area',
    columns: ['2d6', 'Feature'],
    note: (square: Fill, islandgap: Fill, bandwidth: Fill) =>
      `Squares of ${square}. Islands keep ${islandgap} from other land; each deployment band keeps ${bandwidth} free.`,
    note2: (sandy: Fill, open: Fill, village: Fill) =>
      `d6: coast sandy to ${sandy}, else rocky; land open to ${open}, else inhabited; a village to ${village}, else a town.`,
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
    why: 'the states are printed, the spans of the dice are lost',
    columns: ['Wind', '1', '2', '3', '4', '5', '6'],
    note: (levels: Fill, reach: Fill) =>
      `In a campaign 1 more for each perilous route of the area. In shelter ${levels} level lower, up to ${reach} downwind.`,
  },
  currents: {
    title: 'Currents and tides',
    why: 'amounts are printed, how often they run is not',
    columns: ['Die', 'Result'],
    current: (d6: Fill) => `d6 ${d6}: current`,
    tide: (d6: Fill) => `d6 ${d6}, near land: tide`,
    none: 'none',
    note: (every: Fill) =>
      `Where a battle by points rolls for them, and in a campaign; the current comes from where the wind’s d10 says. A tide changes shallows by a level every ${every} turns, unless another number is agreed on.`,
  },
  weather: {
    title: 'Changing weather',
    why: 'small changes, most turns none',
    columns: ['d10', 'Change'],
    none: 'none',
    veers: 'wind veers 45°',
    backs: 'wind backs 45°',
    strength: (strength: Fill) => `strength ${strength}`,
    note: (med: Fill, north: Fill, severe: Fill) => `Strongest: ${med}, in the north ${north}; with severe weather ${severe}.`,
  },
  deployment: {
    title: 'Deployment',
    columns: ['What', 'Distance'],
    depth: 'Depth from base edge or its coast',
    sideMargin: 'Clear of the short edges',
    enemyGap: 'Clear of enemy bases',
    whyScenarioMargin: 'room to vary a scenario without changing it',
    scenarioMargin: 'About the printed places of a scenario',
  },
  offTable: {
    title: 'Off-table forces',
    columns: ['Condition', 'Modifier'],
    commander: 'Commander',
    hisCommand: 'his command',
    ownBaseEdge: 'Own base edge',
    behindRear: 'Behind the own rear',
    sideEdge: 'Side edge',
    beyondFront: 'Beyond the own front',
    enemyNear: (enemyWithin: Fill) => `Enemy within ${enemyWithin}`,
    whyLoyalty: 'loyalty has no printed numbers',
    allies: (id: Fill, pct: Fill) => `Allies, ${id} (+${pct}% of their points)`,
    note: (lost: Fill, enters: Fill) => `d10: ${lost} or less lost for good, below ${enters} delayed, else they enter.`,
  },
  libation: {
    title: 'Libations',
    why: 'magic as a small, risky chance',
    column: 'God of',
    note: (offended: Fill, silence: Fill, favour: Fill) =>
      `d10, 1 less for each libation before: offended to ${offended}, silence to ${silence}, favour to ${favour}, then great favour.`,
    note2: (free: Fill, most: Fill, price: Fill) => `${free} is free, ${most} are the most, ${price} points each.`,
  },
};
