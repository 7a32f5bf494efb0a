import { warWithSpain } from '../../../src/games/war-with-spain/index.js';
import { words } from '../../../src/games/war-with-spain/words/index.js';
import { say, type Values } from '../../../src/kit/texts.js';
import { about } from '../../kit/about.js';
import { sentenceIn } from './sentence.js';

const { texts } = warWithSpain;

/** Something for every blank that a text can have. */
const BLANKS: Values = {
  unit: 'EL1',
  other: 'EG1',
  units: ['EG1', 'EG2'],
  leader: 'drake',
  fleet: 'E1',
  group: 'E@2114',
  hex: '2013',
  from: 'E1',
  into: 'E2',
  to: '2113',
  track: 'london',
  by: '0',
  at: ['2013', '2114'],
  who: ['E@2114', 'S1'],
  revolt: 'irish',
  where: 'london',
  attackers: ['EL3'],
  defenders: ['SLT2'],
};
const written = (kind: string): string[] => Object.keys(texts).filter((key) => key.startsWith(kind));

describe('texts', () => {
  it('3.3 every refusal and tale is a sentence, whatever name it begins with', () => {
    for (const key of [...written('refusal.'), ...written('chronicle.')]) {
      const text = say(texts, key, BLANKS);
      about(key, () => expect(text).toMatch(/^[A-Z].*[.?!]$/));
    }
  });

  it('6.11 fleets, armadas and loose ships are named with their side', () => {
    expect(['E3', 'S2', 'S@2715', 'E@2013'].map(words.en.names.unit)).toEqual([
      'English Fleet 3',
      'Spanish Armada 2',
      'the loose Spanish ships in Antwerp (2715)',
      'the loose English ships in hex 2013',
    ]);
    expect(sentenceIn(texts, { key: 'coasts', case: '6.31', by: '1', at: ['2415'], who: ['S@2415'] })).toBe(
      'Loose Spanish ships sail along the coast to Dunkirk (2415).',
    );
    expect(sentenceIn(texts, { key: 'hunger', case: '10.3', by: '0', at: ['2013'], values: { clock: 1, limit: 2 } })).toBe(
      'The English go hungry in hex 2013: month 1 of 2.',
    );
  });
});
