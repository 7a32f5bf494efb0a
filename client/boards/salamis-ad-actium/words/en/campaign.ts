import { grammarOf } from '../../../../../src/kit/language.js';

/** A year of history. */
export const yearOf = (year: number): string => (year < 0 ? `${-year} BC` : `AD ${year}`);

/** How English counts. */
export const { plural, count, list } = grammarOf('en');

/** Small numbers as words. */
const WORDS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export const numberWord = (n: number): string => WORDS[n] ?? String(n);

export const shipsOf = (n: number): string => count(n, { one: 'ship', other: 'ships' });

/** Words of the campaign [12]. */
export const campaignWords = {
  campaign: {
    map: 'The areas of the campaign',
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
    treasury: (n: number) => `${n} in the treasury`,
    lost: (n: number) => `${n} points of ships lost`,
    portOf: (port: string, side: string) => `${port} (${side})`,
    fleetAt: (name: string, side: string, ships: number) => `${name} of ${side}, ${ships} ships`,
    inReach: 'can be reached',
    shipCount: shipsOf,
    stays: (area: string) => `At ${area}`,
    officer: (mod: string) => `command ${mod}`,
    hungry: (n: number) => `out of supply for ${count(n, { one: 'month', other: 'months' })}`,
    stance: 'What it does there',
    stances: {
      patrol: 'Patrol',
      blockade: 'Blockade',
      assault: 'Assault a port',
      avoid: 'Avoid battle',
    },
    port: 'Which port',
    exposed: 'If it is scattered, first to suffer',
    hold: 'Stay where it is',
    meeting: (area: string) => `Fleets meet off ${area}`,
    forced: 'One side was intercepted: nobody may decline.',
    ours: (name: string) => `${name} (yours)`,
    works: 'What is to be done',
    trades: {
      repairShip: 'Repair',
      refit: 'Refit',
      train: 'Train',
      moveShips: 'Move ships',
      splitFleet: 'Split',
      mergeFleets: 'Merge',
      moveTroops: 'Move men',
      buyShip: 'Build',
    },
    nothing: 'Nothing can be done now.',
    reports: 'Reports',
    intelligence: 'The enemy’s orders',
    unseen: 'A fleet out of sight',
    quick: 'If settled quickly',
    quickEven: (lost: number) => `Undecided: both lose ${lost} %`,
    quickRow: (mine: boolean, lost: number, beaten: number) =>
      mine ? `You win: lose ${lost} %, they ${beaten} %` : `They win: you lose ${beaten} %, they ${lost} %`,
    perilous: (area: string) => `The crossing to ${area}`,
    passages: { storm: 'Storm', scattered: 'Scattered', safe: 'Safe', fair: 'Fair wind' },
    assaulting: (port: string) => `Assault on ${port}`,
    falls: 'It falls',
    building: (type: string) => `On the stocks: ${type}.`,
    form: {
      from: 'From',
      to: 'To',
      fleet: 'Fleet',
      ship: 'Ship',
      ships: 'Which ships',
      name: 'Name of the new fleet',
      men: 'Men',
      port: 'Delivered at',
      anyPort: 'wherever there is room',
      missing: 'Make up her complement',
      cost: (n: number) => `${n} from the treasury`,
      fleetOption: (name: string, area: string, ships: number) => `${name}, ${area} (${ships})`,
      none: 'No fleet lies where that could be done.',
      unhurt: 'No ship of yours is damaged.',
      equipment: (type: string) => `What a ${type} is built with`,
      yard: (type: string, price: number) => `${type}: ${price}`,
    },
    /** By the number of ships that are picked. */
    deeds: {
      moveShips: (n: number) => `Move ${shipsOf(n)}`,
      splitFleet: () => 'Form the new fleet',
      mergeFleets: () => 'Join them',
      moveTroops: () => 'Pass the men across',
      refit: () => 'Hire them',
    },
  },
};
