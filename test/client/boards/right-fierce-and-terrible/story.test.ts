import { logWording, rewriteLog } from '../../../../client/boards/right-fierce-and-terrible/story.js';
import { words } from '../../../../client/boards/right-fierce-and-terrible/words/index.js';
import { rightFierceAndTerrible } from '../../../../src/games/right-fierce-and-terrible/index.js';
import type { GameEvent } from '../../../../src/kit/events.js';
import { english } from '../../../../src/kit/language.js';

const view = { words: english.of(words), texts: rightFierceAndTerrible.texts };
const told = (...events: readonly GameEvent[]): string[] => {
  const lines = events.map((entry, i) => ({ id: `1.${i}`, entry, sentence: logWording(view).sentence(entry) }));
  return rewriteLog(view, lines, 0).lines.map(({ sentence }) => sentence);
};

describe('the log', () => {
  const ram: GameEvent = { key: 'ram', case: '8.1.8', at: ['1210', '1211'], who: ['E12', 'F01'] };
  const damaged = (level: number): GameEvent => ({ key: 'damaged', case: '8.1.9', who: ['F01'], values: { level } });

  it('names both squadrons of a ram that grapples, and their damage once (8.1.9)', () => {
    expect(told(ram, damaged(1), damaged(2), { key: 'rammedFast', case: '8.1.9', at: ['1210', '1211'] })).toEqual([
      'The Yarmouth barges ram Christopher.',
      'Christopher is severely damaged.',
      'The ram grapples the Yarmouth barges to Christopher.',
    ]);
    expect(told({ key: 'rammedFast', case: '8.1.9' })).toEqual(['The ram grapples the two squadrons together.']);
  });

  it('has one line for a Sally Phase in which neither side can act (2.2)', () => {
    expect(told({ key: 'sally', case: '2.2' }, { key: 'sallyEmpty', case: '2.2' })).toEqual(['Neither side can act in the Sally Phase.']);
  });

  it('has one line for a tie that ends the Sally Phase (4.2.3)', () => {
    const tie: GameEvent = { key: 'initiative', case: '4.2.1', values: { segment: 'archery', first: null }, roll: { dice: [3, 3] } };
    expect(told(tie, { key: 'sallyEnds', case: '4.2.3' })).toEqual([
      'Sally Archery Segment: initiative is tied at 3, which ends the Sally Phase.',
    ]);
  });

  it('tells who has initiative with both dice, the winner’s first (4.2.1)', () => {
    const won = (first: string, dice: readonly number[]): GameEvent => ({
      key: 'initiative',
      case: '4.2.1',
      values: { segment: 'melee', first },
      roll: { dice },
    });
    expect(told(won('english', [5, 2]), won('french', [1, 6]))).toEqual([
      'Sally Melee Segment: the English have initiative, 5 to 2.',
      'Sally Melee Segment: the French have initiative, 6 to 1.',
    ]);
  });

  it('says that a ram has no effect (8.1.9)', () => {
    const rolled = (row: number): GameEvent => ({ ...ram, roll: { dice: [2, 2], total: 4, chart: 'ram', row } });
    expect(told(rolled(1), rolled(4))).toEqual(['The Yarmouth barges ram Christopher: no effect.', 'The Yarmouth barges ram Christopher.']);
  });

  it('names who activates a command and how (4.1.4, 4.1.6)', () => {
    const activated = (chit: string, forced?: boolean): GameEvent => ({
      key: 'activated',
      case: '4.1.5',
      by: '0',
      values: { command: 'white', chit, ...(forced && { forced }) },
    });
    expect(told(activated('english'), activated('any'), activated('any', true), activated('none'))).toEqual([
      'The English activate the White command (Huntingdon).',
      'The English activate the White command (Huntingdon) with the ANY chit.',
      'The French use the ANY chit: the English must activate the White command (Huntingdon).',
      'The English activate the White command (Huntingdon) without a chit.',
    ]);
  });

  it('tells squadrons that are liberated from enemy squadrons that are recaptured (5.2.4)', () => {
    const liberated = (who: string): GameEvent => ({ key: 'liberated', case: '5.2.1', by: '0', who: [who] });
    expect(told(liberated('E12'), liberated('F13'))).toEqual([
      'The English liberate the Yarmouth barges.',
      'The English recapture the Genoese galleys I.',
    ]);
  });

  it('does not say that a leader who boards is aboard already (6.3.2)', () => {
    const values = { deck: ['E05'], leaders: ['edward', 'huntingdon'] };
    expect(told({ key: 'boarded', case: '6.3.2', by: '0', who: ['edward'], values })).toEqual([
      'King Edward boards Michael (Huntingdon aboard).',
    ]);
  });

  it('says which score decides after the last turn (11.0, 13.3)', () => {
    const over = (ruleCase: string, by?: string): GameEvent => ({
      key: 'over.turn-limit',
      case: ruleCase,
      ...(by && { by }),
      values: { english: 7, french: 5 },
    });
    expect(told(over('11.0', '0'), over('13.3', '1'), over('13.3'))).toEqual([
      'The English win: their morale is higher after the last turn. Morale: English 7, French 5.',
      'The French win: their fleet value is higher after the last turn. Fleet value: English 7, French 5.',
      'Draw: both sides have the same fleet value after the last turn. Fleet value: English 7, French 5.',
    ]);
  });
});
