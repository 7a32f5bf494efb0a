import { shipsOf } from './counting.js';
import { yearOf } from './years.js';

/** Words of the muster [2.1, 11, 15]. */
export const musterWords = {
  muster: {
    title: (era: string, year: number) => `${era}, ${yearOf(year)}`,
    list: 'Fleet list',
    libations: 'Libations',
    squadrons: 'Squadrons',
    ships: (n: number, points: number) => `${shipsOf(n)}, ${points}`,
    addSquadron: 'Another squadron',
    dropSquadron: 'Dismiss the squadron',
    yard: 'Ships of this list',
    share: (least: number, most: number, ships: number | undefined) =>
      `${least} to ${most} %${ships === undefined ? '' : `, at most ${ships}`}`,
    figures: (speed: number, turn: string, deck: number) => `${speed / 10} cm, turns ${turn}, deck ${deck}`,
    name: 'Name',
    variant: 'Variant',
    noVariant: 'none',
    crew: 'Crews',
    command: 'Command',
    commands: ['inept (−2)', 'poor (−1)', 'average', 'skilled (+1)', 'exceptional (+2)'],
    trainings: { veryGood: 'very good', good: 'good', average: 'average', mediocre: 'mediocre', poor: 'poor' },
    loyalty: 'Loyalty',
    admiral: 'The Admiral sails here',
    shipName: 'Name of the ship',
    flagship: 'Flagship of the squadron',
    dropShip: 'Strike this ship off',
    men: { heavy: 'Heavy', normal: 'Marines', archers: 'Archers', spare: 'Spare oarsmen' },
    sails: 'Sails aboard',
    agreed: 'Agreed on',
    shelf: {
      title: 'Saved fleets',
      saved: 'Saved in this browser',
      fleet: (name: string, points: number) => `${name}, ${points}`,
      take: 'Take this fleet',
      forget: 'Forget it',
      name: 'Save as',
      save: 'Save',
      download: 'Save as a file',
      open: 'Open a file',
      notices: {
        kept: (name: string) => `“${name}” is saved in this browser.`,
        taken: (name: string) => `“${name}” lies before you.`,
        full: (name: string) => `This browser cannot keep “${name}”; save it as a file.`,
        unreadable: (file: string) => `${file} cannot be read. Your fleet is as it was.`,
        foreign: (file: string) => `${file} holds no fleet of this game. Your fleet is as it was.`,
        newer: (file: string) => `${file} is of another version of this game. Your fleet is as it was.`,
        damaged: (file: string) => `The fleet in ${file} is damaged. Your fleet is as it was.`,
      },
    },
  },
};
