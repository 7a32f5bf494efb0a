import type { PlaceId } from '../../../../client/boards/right-fierce-and-terrible/chart/geography.js';
import { retell, telling } from '../../../../client/boards/right-fierce-and-terrible/story.js';
import { words } from '../../../../client/boards/right-fierce-and-terrible/words/index.js';
import type { Told } from '../../../../client/kit/Chronicle.js';
import { rightFierceAndTerrible } from '../../../../src/games/right-fierce-and-terrible/index.js';
import type { Entry } from '../../../../src/kit/chronicle.js';
import { english } from '../../../../src/kit/language.js';

const speech = { words: english.of(words), texts: rightFierceAndTerrible.texts };

const told = (...entries: readonly Entry[]): Told[] =>
  entries.map((entry, i) => ({ id: String(i), entry, sentence: telling(speech).sentence(entry) }));

const sentences = (list: readonly Told[], fresh = 0) => retell(speech, list, fresh).told.map(({ sentence }) => sentence);

const moved = (id: string, at: readonly PlaceId[], by = '0'): Entry => ({
  key: 'moved',
  case: '6.1.3',
  by,
  who: [id],
  at,
  values: { points: 5, of: 6 },
});
const entered = (id: string, hex: PlaceId): Entry => ({ key: 'entered', case: '1.4.5', by: '0', who: [id], at: [hex] });

describe('the chronicle of a command', () => {
  it('tells where its squadrons come in, and how they sail, in one line each', () => {
    const list = told(
      entered('E01', '0801'),
      entered('E08', '0901'),
      moved('E01', ['0801', '0802', '0903']),
      moved('E08', ['0901', '0902']),
      moved('E02', ['1001', '1002']),
    );
    expect(sentences(list)).toEqual([
      'Cog Thomas and Southampton barges come in from the sea at 0801 and 0901.',
      'Cog Thomas sails from 0801 to 0903, the Southampton barges from 0901 to 0902 and Cog John from 1001 to 1002.',
    ]);
  });

  it('says what one squadron alone spent', () => {
    expect(sentences(told(moved('E08', ['0901', '0902'])))).toEqual(['Southampton barges sail from 0901 to 0902, for 5 of 6 points.']);
  });

  it('begins anew with another side, another deed, and another heading', () => {
    const list = told(moved('E01', ['0801', '0802']), moved('F01', ['1010', '1009'], '1'), moved('F02', ['1111', '1110'], '1'));
    expect(sentences(list)).toHaveLength(2);
    expect(sentences([list[1], { ...list[2], heading: 'Turn 2' }])).toHaveLength(2);
  });

  it('keeps apart what was thrown for, so that all dice are seen', () => {
    const held: Entry = { key: 'windHolds', case: '2.3.4', roll: { dice: [2] } };
    expect(sentences(told(held, held))).toHaveLength(2);
  });

  it('points at every hex of a line, and finds again what is new', () => {
    const list = told(moved('E01', ['0801', '0802']), moved('E02', ['0901', '0902']), entered('E03', '1001'), entered('E04', '1101'));
    const { told: lines, fresh } = retell(speech, list, 3);
    expect(lines.map(({ entry }) => entry.at)).toEqual([
      ['0801', '0802', '0901', '0902'],
      ['1001', '1101'],
    ]);
    expect(fresh).toBe(1);
    expect(retell(speech, list, 4).fresh).toBe(2);
  });
});
