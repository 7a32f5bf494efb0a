import type { OptionId } from '../../state.js';

const switches: { readonly [id in OptionId]: { readonly title: string; readonly text: string } } = {
  tacticalInitiative: { title: 'Tactical Initiative', text: 'Commanders may buy Action Phases before the melees.' },
  initialMovement: { title: 'Approach moves', text: 'Fleets out of reach of each other move at twice their pace.' },
  seaStateEffects: { title: 'Sea state', text: 'Off: the sea is always flat.' },
  windDrift: { title: 'Drift before the wind', text: 'Wind carries ships away as currents do.' },
  currentsAndTides: { title: 'Currents and tides', text: 'Streams and tides move ships and change depths.' },
  shelteredWaters: { title: 'Sheltered waters', text: 'Wind and sea are lower in the lee of land.' },
  changingWeather: { title: 'Changing weather', text: 'Wind and sea may change each turn.' },
  severeWeather: { title: 'Severe weather', text: 'The wind may rise to a gale.' },
  libations: { title: 'Libations', text: 'Each fleet may call on its gods.' },
  incendiaries: { title: 'Incendiary missiles', text: 'Those who carry fire may shoot it.' },
  specialWeapons: { title: 'Special weapons', text: 'Fire pots, siphons, jars, bridges, hooks, sickles and grapnels.' },
  fortifications: { title: 'Fortifications', text: 'Forts and booms take part.' },
  hiddenReserves: { title: 'Hidden reserves', text: 'What is kept off the table stays unknown to the enemy.' },
  admiralCasualties: { title: 'Officers can fall', text: 'Off: flag officers always reach the nearest friend.' },
  repairs: { title: 'Repairs', text: 'Crews mend oars, rudders, leaks and sails between turns.' },
  crewTransfers: { title: 'Crew transfers', text: 'Men may pass between ships that touch.' },
  freeDeployment: { title: 'Free deployment', text: 'Scenarios: both sides place their squadrons about the printed positions.' },
};

/** Words of the options of a match. */
export const options = {
  switches,
  switchesTitle: 'Rules in play',
  withCase: (title: string, ruleCase: string) => `${title} (${ruleCase})`,
  mode: {
    title: 'What is played',
    description: 'A battle of history, a battle by points, or a campaign.',
    values: { scenario: 'A battle of history', points: 'Fleets bought by points', campaign: 'A campaign' },
  },
  scenario: { title: 'Battle', description: 'Which battle of history is fought.' },
  battle: (title: string, year: string) => `${title}, ${year}`,
  swapSides: { title: 'Exchange the seats', description: 'The first player commands the second side.' },
  turnLimit: { title: 'Turns', description: 'Length of a battle; left out, its own.' },
  fleets: ['First fleet', 'Second fleet'],
  points: {
    title: 'Battle by points',
    size: { title: 'Size', description: 'Points that each fleet may cost, and the table.', value: (points: number) => `${points} points` },
    era: {
      title: 'Era',
      description: 'Which fleet lists there are.',
      value: (name: string, from: string, to: string) => `${name}, ${from} to ${to}`,
    },
    lists: { title: 'Fleet lists', description: 'Of the era. Left out: each player chooses his own with his fleet.' },
    variants: {
      title: 'Variants of the lists',
      description: 'Each of its own list. Left open: none agreed.',
      value: (list: string, variant: string) => `${list}: ${variant}`,
    },
    points: { title: 'Points', description: 'Any number instead of a size; table and most ships follow in proportion.' },
    qualities: { roll: 'Training is bought, quality is rolled', buy: 'Quality is bought' },
    quality: { title: 'Crews', description: 'How crews come by their quality.' },
    command: { title: 'Command', description: 'How officers come by theirs. Left open: as the crews.' },
    wind: {
      title: 'Wind',
      description: 'Its strength; the dice say where it comes from.',
      values: { breeze: 'A Breeze, as in most battles', rolled: 'Rolled for the region' },
    },
    year: {
      title: 'Year',
      description: 'Of the battle, before our era with a minus; it sets the era. Left empty: one that both lists share.',
    },
    terrain: {
      title: 'Playing area',
      description:
        'Terrain is rolled for every square of 60 cm, or chosen; where on its square a coast or an island lies, and what is built there, is rolled.',
      quarters: {
        northWest: 'North-west corner',
        north: 'North, between the corners',
        northEast: 'North-east corner',
        southWest: 'South-west corner',
        south: 'South, between the corners',
        southEast: 'South-east corner',
      },
      values: {
        rolled: 'Rolled',
        open: 'Open sea',
        island: 'An island',
        twoIslets: 'Two islets',
        shore: 'A short coast',
        longShore: 'A long coast',
        headland: 'A headland',
      },
    },
    waters: {
      title: 'Currents and tides',
      bearings: ['North', 'North-east', 'East', 'South-east', 'South', 'South-west', 'West', 'North-west'],
      current: {
        title: 'Current',
        description: 'A current, or the flow of a river, over the whole table.',
        values: {
          none: 'None',
          weak: 'Weak: 1 to 3 cm a turn',
          strong: 'Strong: 1 to 6 cm a turn',
          rolled: 'Rolled: none, weak or strong, from anywhere',
        },
      },
      towards: { title: 'It sets towards', description: 'Where an agreed current runs.' },
      tide: {
        title: 'Tide',
        description: 'It takes water off the shallows, or brings it back.',
        values: { none: 'None', rising: 'Rising', falling: 'Falling', rolled: 'Rolled, near land' },
      },
      tideEvery: { title: 'Turns to a level', description: 'Shallows change by one level every so many turns.' },
    },
    matchup: {
      title: 'After history',
      description: 'An engagement of the chronology sets era, year and both lists.',
      value: (year: string, name: string, victor: string, loser: string, covered: boolean) =>
        `${year} ${name}: ${victor} over ${loser}${covered ? '' : ' (no fleet lists)'}`,
    },
  },
  campaign: {
    title: 'Campaign',
    theatre: { title: 'Theatre', description: 'Where and when the campaign is fought.' },
    length: {
      title: 'Length',
      description: 'Turns of a month each; nobody sails in winter.',
      value: (months: number) => `${months} months`,
    },
    battles: {
      title: 'Battles',
      description: 'Ask: on the table when both want it, else by a throw.',
      values: { ask: 'As the players agree', quick: 'Resolved by a throw', tactical: 'Fought on the table' },
    },
    sides: { title: 'Sides', description: 'Side of the first and of the second player.' },
  },
};
