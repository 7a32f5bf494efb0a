import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { say } from '../../../src/kit/texts.js';
import { acting, bind, E, playThrough, sea } from './fixtures.js';

const { texts } = rightFierceAndTerrible;
const sentence = ({ key, by, at, who, values }: Entry): string =>
  say(texts, `chronicle.${key}`, { by: by ?? null, at: at ?? [], who: who ?? [], ...values });
const sentences = (told: readonly Entry[]): string[] => told.map(sentence);

/** The King's ship attacks the Picard barges and Quieret from next door. */
const fight = () =>
  acting(
    sea({ '1210': 'E01', '1211': 'F05', '1414': 'F13', '1503': 'E08' }, { E01: 'EM01 edward', F05: 'FS01 quieret' }, (G) => {
      bind(G, '1210|1211');
      G.used.mulligan = true;
    }),
    'brown',
    'melee',
  );

describe('the chronicle names people and ships, not hexes', () => {
  const told = sentences(playThrough(fight(), E, 'melee', ['1211', ['E01']], [6, 6, 1, 2, 1, 1]).told);

  it('says who is attacked, by whom, and who is aboard', () => {
    expect(told[0]).toBe('The English attack the Picard barges, with Hugues Quieret, Admiral of France aboard: Cog Thomas joins in.');
  });

  it('says who won a melee, and what it changed', () => {
    expect(told).toContain('The English win on the Picard barges, with Hugues Quieret, Admiral of France aboard, 16 to 10.');
    expect(told).toContain('French mariners 1 lose a step: melee factor 2 to 1.');
  });

  it('gives many ships and men the plural', () => {
    expect(told).toContain('Picard barges lose a step: melee factor 3 to 1.');
    expect(sentence({ key: 'sunk', case: '3.1.4', who: ['F13'] })).toBe('Genoese galleys I sink.');
    expect(sentence({ key: 'sunk', case: '3.1.4', who: ['F01'] })).toBe('Christopher sinks.');
    expect(sentence({ key: 'captured', case: '5.2.1', by: '0', who: ['F05'] })).toBe('The English capture the Picard barges.');
  });

  it('never takes the French cog for the King', () => {
    expect(sentence({ key: 'afire', case: '8.3.20', who: ['F02'] })).toBe('Cog Edward is afire.');
    expect(sentence({ key: 'leaderKilled', case: '3.4.5', who: ['edward'] })).toBe('King Edward III is dead.');
  });

  it('still tells entries of former matches, which know hexes alone', () => {
    expect(sentence({ key: 'meleeDice', case: '8.3.18', by: '0', at: ['1211'] })).toBe('The English fight on 1211.');
  });
});

describe('the chronicle says what its dice brought', () => {
  const entry = (key: string, values: Entry['values'], who: readonly string[] = []): string =>
    sentence({ key, case: '1.0', by: '0', who, values });

  it('whether an attack was beaten off or carried the deck', () => {
    const attack = (dice: number[]) => sentences(playThrough(fight(), E, 'melee', ['1211', ['E01']], dice).told);
    expect(attack([6, 6, 1, 2, 1, 1])).toContainEqual(expect.stringMatching(/^The English win on/));
    expect(attack([1, 2, 6, 6, 1, 1])).toContainEqual(expect.stringMatching(/^The French beat off the attack on the Picard barges/));
  });

  it('whether a leader was hit', () => {
    expect(sentences(playThrough(fight(), E, 'melee', ['1211', ['E01']], [6, 6, 1, 2, 1, 1]).told)).toContain(
      'Hugues Quieret, Admiral of France is not hit.',
    );
    expect(entry('casualtyCheck', { hit: true }, ['quieret'])).toBe('Hugues Quieret, Admiral of France is hit.');
  });

  it('who goes first in the Sally', () => {
    expect(entry('initiative', { segment: 'melee', first: 'french' })).toBe('Melee in the Sally: the French go first.');
    expect(entry('initiative', { segment: 'archery', first: null })).toBe('Archery in the Sally: nobody gets in first.');
  });

  it('whether a hull was torn by one that sank, and whether a command stirred', () => {
    expect(entry('rippleCheck', { hit: true }, ['F05'])).toBe('The sinking hull tears at the Picard barges.');
    expect(entry('rippleCheck', { hit: false }, ['E01'])).toBe('The sinking hull does Cog Thomas no harm.');
    expect(entry('alarmDie', { command: 'yellow', turn: 2, wakes: false })).toBe('Yellow (Quieret) sleeps on: it wakes at 2 or less.');
  });

  it('still tells entries of former matches, which ask and do not say', () => {
    expect(entry('casualtyCheck', undefined, ['quieret'])).toBe('Is Hugues Quieret, Admiral of France hit?');
    expect(entry('rippleCheck', undefined, ['F05'])).toBe('Does it take the Picard barges along?');
    expect(entry('initiative', { segment: 'archery' })).toBe('Archery in the Sally: who goes first?');
  });
});
