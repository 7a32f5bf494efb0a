import { grammarOf } from '../../../../../src/kit/language.js';

/** Formats a year as "480 BC" or "AD 717". BC years are negative. */
export const yearOf = (year: number): string => (year < 0 ? `${-year} BC` : `AD ${year}`);

export const { plural, count, list } = grammarOf('en');

export const shipsOf = (n: number): string => count(n, { one: 'ship', other: 'ships' });

export const campaignWords = {
  campaign: {
    map: 'Campaign map',
    months: {
      march: 'March',
      april: 'April',
      may: 'May',
      june: 'June',
      july: 'July',
      august: 'August',
      september: 'September',
      october: 'October',
    },
    month: (month: string, year: number, turn: number, turns: number) => `${month}, ${yearOf(year)} · ${turn} of ${turns}`,
    treasury: (n: number) => `treasury ${n}`,
    lost: (n: number) => `Ships lost: ${n} points`,
    portOf: (port: string, side: string) => `${port} (${side})`,
    fleetAt: (name: string, side: string, ships: number) => `${name} of ${side}, ${ships} ships`,
    inReach: 'in range',
    shipCount: shipsOf,
    stays: (area: string) => `At ${area}`,
    officer: (mod: string) => `command ${mod}`,
    hungry: (n: number) => `out of supply for ${count(n, { one: 'month', other: 'months' })}`,
    stance: 'Stance',
    stances: {
      patrol: 'Patrol',
      blockade: 'Blockade',
      assault: 'Assault a port',
      avoid: 'Avoid battle',
    },
    port: 'Port',
    exposed: 'Damaged first if scattered',
    hold: 'Stay',
    meeting: (area: string) => `Fleets meet off ${area}`,
    forced: 'Interception: neither side may decline.',
    ours: (name: string) => `${name} (yours)`,
    works: 'Tasks',
    trades: {
      repairShip: 'Repair',
      refit: 'Hire men',
      train: 'Train',
      moveShips: 'Move ships',
      splitFleet: 'Split',
      mergeFleets: 'Merge',
      moveTroops: 'Transfer men',
      buyShip: 'Build',
    },
    nothing: 'No task is possible now.',
    reports: 'Reports',
    intelligence: 'Enemy orders',
    unseen: 'Unknown fleet',
    quick: 'If resolved by a roll',
    quickEven: (lost: number) => `Draw: each side loses ${lost} % of its ships`,
    quickRow: (mine: boolean, lost: number, beaten: number) =>
      mine
        ? `You win: you lose ${lost} % of your ships, the enemy ${beaten} %`
        : `The enemy wins: you lose ${beaten} % of your ships, the enemy ${lost} %`,
    perilous: (area: string) => `Perilous route to ${area}`,
    passages: { storm: 'Storm', scattered: 'Scattered', safe: 'Safe', fair: 'Fair wind' },
    assaulting: (port: string) => `Assault on ${port}`,
    falls: 'Captured',
    building: (type: string) => `Under construction: ${type}.`,
    form: {
      from: 'From',
      to: 'To',
      fleet: 'Fleet',
      ship: 'Ship',
      ships: 'Which ships',
      name: 'Name of the new fleet',
      men: 'Men',
      port: 'Delivered at',
      anyPort: 'any port with room',
      missing: 'Replace missing crew',
      cost: (n: number) => `costs ${n}`,
      fleetOption: (name: string, area: string, ships: number) => `${name}, ${area} (${ships})`,
      none: 'None of your fleets can do this.',
      unhurt: 'None of your ships is damaged.',
      equipment: (type: string) => `Equipment of the new ${type}`,
      yard: (type: string, price: number) => `${type}: ${price}`,
    },
    deeds: {
      moveShips: (n: number) => `Move ${shipsOf(n)}`,
      splitFleet: () => 'Split fleet',
      mergeFleets: () => 'Merge fleets',
      moveTroops: () => 'Transfer men',
      refit: () => 'Hire men',
    },
  },
};
