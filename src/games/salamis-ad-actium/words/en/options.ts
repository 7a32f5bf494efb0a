import type { OptionId } from '../../state.js';

const switches: { readonly [id in OptionId]: { readonly title: string; readonly text: string } } = {
  tacticalInitiative: { title: 'Tactical Initiative', text: 'Spend counters for extra Action Phases before the Intermediate Phase.' },
  initialMovement: { title: 'Approach moves', text: 'Ships far from the enemy may move at double speed.' },
  seaStateEffects: { title: 'Sea state', text: 'Sea states affect ships. If off, the sea is always flat.' },
  windDrift: { title: 'Wind drift', text: 'Wind moves ships in the Intermediate Phase.' },
  currentsAndTides: { title: 'Currents and tides', text: 'Currents and tides move ships; tides change depths.' },
  shelteredWaters: { title: 'Sheltered waters', text: 'Wind and sea are one level lower in the lee of land.' },
  changingWeather: { title: 'Changing weather', text: 'Wind and sea may change each turn.' },
  severeWeather: { title: 'Severe weather', text: 'The wind may rise to a Gale.' },
  libations: { title: 'Libations', text: 'Each fleet may ask a god for help.' },
  incendiaries: { title: 'Incendiary missiles', text: 'Ships equipped with incendiaries may fire incendiary missiles.' },
  specialWeapons: { title: 'Special weapons', text: 'Fire pots, siphons, jars, corvus, harpax, sickle poles and more.' },
  fortifications: { title: 'Fortifications', text: 'Forts shoot and booms block harbours.' },
  hiddenReserves: { title: 'Hidden reserves', text: 'The enemy cannot see your reserves.' },
  admiralCasualties: { title: 'Admiral casualties', text: 'Flag officers may be lost. If off, they escape to the nearest friendly ship.' },
  repairs: { title: 'Repairs', text: 'Crews repair oars, rudders, leaks and sails between turns.' },
  crewTransfers: { title: 'Crew transfers', text: 'Men may move between friendly ships that touch.' },
  freeDeployment: { title: 'Free deployment', text: 'In scenarios, both sides place squadrons near the printed positions.' },
};

export const options = {
  switches,
  switchesTitle: 'Optional rules',
  withCase: (title: string, ruleCase: string) => `${title} (${ruleCase})`,
  mode: {
    title: 'Type of game',
    description: 'A historical battle, a points battle, or a campaign.',
    values: { scenario: 'Historical battle', points: 'Points battle', campaign: 'Campaign' },
  },
  scenario: { title: 'Battle', description: 'The historical battle.' },
  battle: (title: string, year: string) => `${title}, ${year}`,
  swapSides: { title: 'Swap sides', description: 'The first player gets the second side.' },
  turnLimit: { title: 'Turns', description: 'Length of the battle. If empty, the scenario’s length applies.' },
  fleets: ['First fleet', 'Second fleet'],
  points: {
    title: 'Points battle',
    size: { title: 'Size', description: 'Points for each fleet, and the table size.', value: (points: number) => `${points} points` },
    era: {
      title: 'Era',
      description: 'The period of the fleet lists.',
      value: (name: string, from: string, to: string) => `${name}, ${from} to ${to}`,
    },
    lists: { title: 'Fleet lists', description: 'Lists that the fleets may use. If empty, players choose a list with their fleet.' },
    variants: {
      title: 'List variants',
      description: 'The variant of each list. If empty, players choose their own.',
      value: (list: string, variant: string) => `${list}: ${variant}`,
    },
    points: { title: 'Points', description: 'Any total. The table size and ship limit depend on it.' },
    qualities: { roll: 'Buy training, roll for quality', buy: 'Buy quality' },
    quality: { title: 'Crews', description: 'How crew quality is decided.' },
    command: { title: 'Command', description: 'How officer quality is decided. If empty, in the same way as for crews.' },
    wind: {
      title: 'Wind',
      description: 'Wind strength; the direction is rolled.',
      values: { breeze: 'Breeze (normal)', rolled: 'Roll for the region' },
    },
    year: {
      title: 'Year',
      description: 'Negative for BC. Sets the era. If empty, the middle of the years that both lists share.',
    },
    terrain: {
      title: 'Playing area',
      description: 'Roll or choose the terrain of each 60 cm square. Position, coast and buildings are always rolled.',
      quarters: {
        northWest: 'North-west corner',
        north: 'North side',
        northEast: 'North-east corner',
        southWest: 'South-west corner',
        south: 'South side',
        southEast: 'South-east corner',
      },
      values: {
        rolled: 'Rolled',
        open: 'Open sea',
        island: 'Island',
        twoIslets: 'Two islets',
        shore: 'Short shore',
        longShore: 'Long shore',
        headland: 'Headland',
      },
    },
    waters: {
      title: 'Currents and tides',
      bearings: ['North', 'North-east', 'East', 'South-east', 'South', 'South-west', 'West', 'North-west'],
      current: {
        title: 'Current',
        description: 'A current or river flow on the whole table.',
        values: {
          none: 'None',
          weak: 'Weak: 1 to 3 cm a turn',
          strong: 'Strong: 1 to 6 cm a turn',
          rolled: 'Roll for strength and direction',
        },
      },
      towards: { title: 'Direction', description: 'Direction in which an agreed current flows.' },
      tide: {
        title: 'Tide',
        description: 'Changes the depth of shallows.',
        values: { none: 'None', rising: 'Rising', falling: 'Falling', rolled: 'Rolled, near land' },
      },
      tideEvery: { title: 'Tide interval', description: 'Number of turns between one-level changes in depth.' },
    },
    matchup: {
      title: 'Historical match-up',
      description: 'Sets the era, year and both lists.',
      value: (year: string, name: string, victor: string, loser: string, covered: boolean) =>
        `${year} ${name}: ${victor} over ${loser}${covered ? '' : ' (no fleet lists)'}`,
    },
  },
  campaign: {
    title: 'Campaign',
    theatre: { title: 'Theatre', description: 'Where and when the campaign takes place.' },
    length: {
      title: 'Length',
      description: 'Each turn is a month, from March to October.',
      value: (months: number) => `${months} months`,
    },
    battles: {
      title: 'Battles',
      description: '“Ask each time”: on the table if both players agree, otherwise by a roll.',
      values: { ask: 'Ask each time', quick: 'Resolve by a roll', tactical: 'Fight on the table' },
    },
    sides: { title: 'Sides', description: 'Sides of the first and second player.' },
  },
};
