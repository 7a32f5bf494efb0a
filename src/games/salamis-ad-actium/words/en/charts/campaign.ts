import type { Fill } from '../../fill.js';

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
    note: (ships: Fill, perSide: Fill) => `At most ${ships} ships in a fleet and ${perSide} fleets on a side.`,
  },
  movement: {
    title: 'Movement and interception',
    columns: ['What', 'Number'],
    movementPoints: 'Movement points',
    normalRoute: 'Normal route',
    perilousRoute: 'Perilous route',
    intercepts: 'Interception: d10 needed',
    patrol: 'Patrol',
    blockade: 'Blockade',
    few: (few: Fill) => `Fewer than ${few} ships`,
    larger: 'Target is the larger fleet',
    avoids: 'Target avoids battle',
  },
  peril: {
    title: 'Perilous routes',
    columns: ['2d6', 'Crossing'],
    to: (storm: Fill) => `to ${storm}`,
    storm: (lost: Fill, damaged: Fill) =>
      `storm: each ship rolls d10 + crew quality; lost on ${lost} or less, one damage level on ${damaged} or less`,
    scattered: 'scattered: the fleet stops; d3 ships take one damage level',
    safe: 'safe',
    more: 'more',
    fair: (fair: Fill) => `fair wind: +${fair} movement point`,
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
    starvedToDeath: 'Out of supply: ship lost on d10 + crew quality up to',
    starved: 'Out of supply: damage and fewer oarsmen up to',
    repair: 'Repair of one damage level',
    troops: 'Factor of troops',
    oarsmen: 'Factor of oarsmen',
    training: 'Training, per ship',
    garrison: 'Assault: strength per garrison point',
    defenders: 'Assault: defenders',
    breached: 'Assault: walls breached',
    blockaded: 'Assault: port blockaded last month',
    takesMinor: 'Assault: minor port captured, major port breached from',
    takesMajor: 'Assault: major port captured from',
  },
  victory: {
    title: 'Campaign victory',
    columns: ['What', 'Number'],
    enemyShips: 'Points of enemy ships per victory point',
    draw: 'Draw below a difference of',
    decisive: 'Decisive from',
  },
};
