import type { Fill } from '../../fill.js';

/** Words of the charts: the campaign. */
export const campaign = {
  areas: {
    title: 'Campaign areas',
    columns: ['Theatre', 'Area', 'Normal routes', 'Perilous routes'],
  },
  ports: {
    title: 'Ports',
    columns: ['Theatre', 'Port', 'Area', 'Size', 'Held by', 'Garrison', 'Points'],
    note: (base: Fill, income: Fill, repairs: Fill, base2: Fill, income2: Fill, repairs2: Fill) =>
      `Major: base ${base}, income ${income}, ${repairs} repairs, builds. Minor: ${base2}, ${income2}, ${repairs2}.`,
  },
  fleets: {
    title: 'Fleets at the start',
    columns: ['Theatre', 'Fleet', 'Area', 'Ships'],
    ships: (count: Fill, type: Fill, crew: Fill) => `${count} ${type} (${crew})`,
    note: (ships: Fill, perSide: Fill) => `At most ${ships} ships a fleet and ${perSide} fleets a side.`,
  },
  movement: {
    title: 'Movement and interception',
    columns: ['What', 'Number'],
    movementPoints: 'Movement points',
    normalRoute: 'Normal route',
    perilousRoute: 'Perilous route',
    intercepts: 'Interception succeeds on a d10 of',
    patrol: 'Patrol',
    blockade: 'Blockade',
    few: (few: Fill) => `Fewer than ${few} ships`,
    larger: 'Larger fleet to find',
    avoids: 'It avoids contact',
  },
  peril: {
    title: 'Perilous routes',
    columns: ['2d6', 'Crossing'],
    to: (storm: Fill) => `to ${storm}`,
    storm: (lost: Fill, damaged: Fill) => `storm: each ship d10 and crew, lost to ${lost}, Light damage to ${damaged}`,
    scattered: 'scattered: the fleet stops, d3 ships take Light damage',
    safe: 'safe',
    more: 'more',
    fair: (fair: Fill) => `fair: ${fair} movement point more`,
  },
  quick: {
    title: 'Quick battle resolution',
    columns: ['Difference', 'Winner loses %', 'Loser loses %', 'Captured %'],
    more: 'more',
    to: (upTo: Fill) => `to ${upTo}`,
    note: (mod: Fill) => `Odds: ${mod}.`,
  },
  events: {
    title: 'Random events',
    columns: ['2d6', 'Event'],
  },
  costs: {
    title: 'Supply, repairs, replacements, assaults',
    columns: ['What', 'Number'],
    starvedToDeath: 'Out of supply: d10 and crew loses a ship to',
    starved: 'Out of supply: Light damage and fewer rowers to',
    repair: 'Repair of a level',
    troops: 'Factor of troops',
    oarsmen: 'Factor of oarsmen',
    training: 'Training, each ship',
    garrison: 'Assault: strength of each garrison point',
    defenders: 'Assault: defenders',
    breached: 'Assault: walls breached',
    blockaded: 'Assault: blockaded before',
    takesMinor: 'Assault: takes a minor port, breaches a major one from',
    takesMajor: 'Assault: takes a major port from',
  },
  victory: {
    title: 'Victory in the campaign',
    columns: ['What', 'Number'],
    enemyShips: 'Points of enemy ships for a victory point',
    draw: 'Draw below a difference of',
    decisive: 'Decisive from',
  },
};
