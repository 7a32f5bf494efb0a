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
    note: (ships: Fill, perSide: Fill) => `At most ${ships} ships a fleet and ${perSide} fleets a side.`,
  },
  movement: {
    title: 'Movement and interception',
    columns: ['What', 'Number'],
    movementPoints: 'Movement points',
    normalRoute: 'Normal route',
    perilousRoute: 'Perilous route',
    interceptionSucceedsOnA: 'Interception succeeds on a d10 of',
    patrol: 'Patrol',
    blockade: 'Blockade',
    fewerThanShips: (few: Fill) => `Fewer than ${few} ships`,
    largerFleetToFind: 'Larger fleet to find',
    itAvoidsContact: 'It avoids contact',
  },
  peril: {
    title: 'Perilous routes',
    columns: ['2d6', 'Crossing'],
    to: (storm: Fill) => `to ${storm}`,
    stormEachShipD10: (lost: Fill, damaged: Fill) => `storm: each ship d10 and crew, lost to ${lost}, Light damage to ${damaged}`,
    to2: (scattered: Fill) => `to ${scattered}`,
    scatteredTheFleetStops: 'scattered: the fleet stops, d3 ships take Light damage',
    to3: (safe: Fill) => `to ${safe}`,
    safe: 'safe',
    more: 'more',
    fairMovementPointMore: (fair: Fill) => `fair: ${fair} movement point more`,
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
    outOfSupplyD10: 'Out of supply: d10 and crew loses a ship to',
    outOfSupplyLight: 'Out of supply: Light damage and fewer rowers to',
    repairOfALevel: 'Repair of a level',
    factorOfTroops: 'Factor of troops',
    factorOfOarsmen: 'Factor of oarsmen',
    trainingEachShip: 'Training, each ship',
    assaultStrengthOfEach: 'Assault: strength of each garrison point',
    assaultDefenders: 'Assault: defenders',
    assaultWallsBreached: 'Assault: walls breached',
    assaultBlockadedBefore: 'Assault: blockaded before',
    assaultTakesAMinor: 'Assault: takes a minor port, breaches a major one from',
    assaultTakesAMajor: 'Assault: takes a major port from',
  },
  victory: {
    title: 'Victory in the campaign',
    columns: ['What', 'Number'],
    pointsOfEnemyShips: 'Points of enemy ships for a victory point',
    drawBelowADifference: 'Draw below a difference of',
    decisiveFrom: 'Decisive from',
  },
};
