import { FIRESHIP_DIAGRAM } from '../../../src/games/invincible-armada/data/tables.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { words } from '../../../src/games/invincible-armada/words/index.js';
import { sentence } from '../../../src/games/invincible-armada/words/texts.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { about } from '../../kit/about.js';
import { playMatch } from '../../kit/properties.js';

const { captain, texts } = invincibleArmada;

/** What a whole match between captains tells, move by move. */
function storyOf(seed: number, setupData?: unknown): { turn: number; told: readonly Entry[] }[] {
  const story: { turn: number; told: readonly Entry[] }[] = [];
  playMatch(invincibleArmada, {
    seed,
    setupData,
    players: { '0': captain, '1': captain },
    onPlayed: ({ G }, _after, told) => story.push({ turn: G.turn, told }),
  });
  return story;
}

const story = [1, 2, 3, 4, 5, 6, 7, 8].flatMap((seed) => storyOf(seed));
const entries = story.flatMap(({ told }) => told);
const named = (...keys: string[]) => entries.filter(({ key }) => keys.includes(key));

describe('the chronicle', () => {
  it('14.1 the test of the Armada is announced before its Morale Rolls, and adds up on one line', () => {
    const tests = story.filter(({ told }) => told.some(({ key }) => key === 'fit' || key === 'unfit'));
    expect(tests.length).toBeGreaterThan(3);
    for (const { told } of tests) {
      const begins = told.findIndex(({ key }) => key === 'testBegins');
      const ends = told.findIndex(({ key }) => key === 'fit' || key === 'unfit');
      expect(begins).toBeGreaterThanOrEqual(0);
      expect(told.slice(begins + 1, ends).every(({ key }) => key === 'holds' || key === 'breaks')).toBe(true);
      const { die, added, total, needed } = told[ends].values ?? {};
      expect(Number(die) + Number(added)).toBe(total);
      for (const number of [die, added, total, needed]) expect(sentence(texts, told[ends])).toContain(String(number));
    }
  });

  it('13.2 whoever drifts drifts somewhere', () => {
    for (const [row, { dx, dy }] of FIRESHIP_DIAGRAM.entries()) {
      const said = sentence(texts, { key: 'drifts', case: '13.2', who: ['diego'], values: { row } });
      about(said, () => expect(said).toMatch(/^Diego de Valdes drifts (two squares )?(north|south|east|west)/));
      about(said, () => expect(/east/.test(said)).toBe(dx > 0));
      about(said, () => expect(/west/.test(said)).toBe(dx < 0));
      about(said, () => expect(/north/.test(said)).toBe(dy < 0));
      about(said, () => expect(/south/.test(said)).toBe(dy > 0));
      about(said, () => expect(/two/.test(said)).toBe(Math.max(Math.abs(dx), Math.abs(dy)) === 2));
    }
    for (const entry of named('drifts')) expect(entry.values?.row).toBe(entry.roll?.row);
  });

  it('7.6 14.2 a throw is told with its number: low ammunition, and an army that is not ready', () => {
    for (const entry of named('lowAmmo', 'armyAbsent', 'armyArrives')) {
      expect(sentence(texts, entry)).toContain(`: ${entry.roll?.total}`);
    }
    expect(named('lowAmmo').length).toBeGreaterThan(3);
    const absent = sentence(texts, { key: 'armyAbsent', case: '14.2', values: { attempt: 1, total: 3, needed: 5 } });
    expect(absent).toMatch(/not ready: 3.*5/);
  });

  it('10.0 11.1 17.2.5 dice that bring nothing are told in one line', () => {
    const dull = ['notReinforced', 'galeMiss', 'stormMiss'];
    const stormy = storyOf(3, { options: { biscayStorm: true } });
    for (const { told } of [...story, ...stormy]) {
      for (const key of dull) expect(told.filter((entry) => entry.key === key).length).toBeLessThanOrEqual(1);
    }
    for (const { who, roll } of named(...dull)) expect(roll?.dice).toHaveLength(who?.length ?? 0);
    const one = { key: 'notReinforced', case: '10.0', who: ['drake'] };
    expect(sentence(texts, one)).toBe('Drake gets no reinforcement.');
    expect(sentence(texts, { ...one, who: ['howard', 'drake'] })).toBe('Howard and Drake get no reinforcement.');
  });

  it('entries of older matches are told without what they do not hold', () => {
    for (const key of ['drifts', 'lowAmmo', 'fit', 'unfit', 'armyAbsent', 'armyArrives', 'notReinforced', 'galeMiss']) {
      const said = sentence(texts, { key, case: '5.0', who: ['drake'], at: ['box11'] });
      about(key, () => expect(said).not.toMatch(/undefined|NaN|,\s*\.|\s\./));
    }
    expect(words.en.drifts).toHaveLength(FIRESHIP_DIAGRAM.length);
  });
});
