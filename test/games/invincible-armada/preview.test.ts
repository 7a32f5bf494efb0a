import {
  armyOdds,
  battleOdds,
  breakChance,
  cellOdds,
  conditionOdds,
  hitOdds,
  rallyOdds,
  repairOdds,
  resupplyOdds,
  withdrawalOdds,
} from '../../../src/games/invincible-armada/preview.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { mean } from '../../../src/kit/odds.js';
import { attackNow, campaign, E, on, play, sea, set, told } from './fixtures.js';

const none = { english: { dice: 0, drm: 0 }, spanish: { dice: 0, drm: 0 } };
const duel = (change: (G: Armada) => void = () => {}) => sea({ drake: 'E3', howard: 'A1', diego: 'E4', medina1: 'H7' }, change);

describe('7.4.3 battle previews', () => {
  it('7.4.3 mean Hits of one die by modifier', () => {
    const means = [-3, -1, 0, 1, 2, 3, 4, 5, 7].map((drm) => Number(mean(hitOdds(1, drm)).toFixed(3)));
    expect(means).toEqual([0.167, 0.167, 0.5, 0.833, 1.167, 1.5, 1.833, 2, 2]);
  });

  it('7.4.3 all nine cells, each a distribution; a forced Stand Off leaves three', () => {
    const cells = battleOdds(duel(), 'drake', 'diego');
    expect(cells).toHaveLength(9);
    for (const { english, spanish } of cells) {
      for (const { hits } of [english, spanish]) expect([...hits.values()].reduce((sum, p) => sum + p, 0)).toBeCloseTo(1, 12);
    }
    expect(cells[0].english).toMatchObject({ count: 2, each: -1, dice: [['matrix', 2]], drm: [['matrix', -1]] });
    const battle = attackNow(duel(), E, 'drake', 'diego').battle;
    expect(battle && battleOdds(duel(), 'drake', 'diego', { ...battle, forcedStandOff: true })).toHaveLength(3);
  });

  it('7.5 agrees with the dice: every throw of a whole cell with the Spanish answering second', () => {
    const G = duel((board) => set(board, 'diego', { hits: 5 }));
    const odds = cellOdds(G, { attacker: 'drake', defender: 'diego', extra: none }, { english: 'standOff', spanish: 'tryToBoard' });
    let breaks = 0;
    let spanish = 0;
    for (let a = 1; a <= 6; a++) {
      for (let b = 1; b <= 6; b++) {
        const hits = [a, b].reduce((sum, die) => sum + (die === 6 ? 2 : die === 5 ? 1 : 0), 0);
        for (let m = 1; m <= 6; m++) for (let n = 1; n <= 6; n++) if (m + n + 5 + hits >= 10) breaks += 1 / 1296;
      }
    }
    spanish = (1 - breaks) * 2 * (1 / 6);
    expect(odds.spanish.breaks).toBeCloseTo(breaks, 12);
    expect(odds.spanish.mean).toBeCloseTo(spanish, 12);
    expect(odds.english.sinks).toBe(0);
  });
});

describe('previews of single rolls', () => {
  it('8.2 8.3 8.4 7.3 chance and modifiers', () => {
    const G = duel((board) => {
      on('queensPurse')(board);
      set(board, 'howard', { square: null, loc: { t: 'port', id: 'plymouth' }, hits: 1, broken: true, shot: 1 });
    });
    expect(repairOdds(G, 'howard').modifiers).toEqual([['inPort', 2]]);
    expect(repairOdds(G, 'howard').chance).toBeCloseTo(26 / 36);
    expect(repairOdds(G, 'drake').chance).toBeCloseTo(15 / 36);
    expect(repairOdds(G, 'drake', true).chance).toBeCloseTo(30 / 36);
    expect(repairOdds(G, 'seymour').chance).toBeCloseTo(1 - (10 / 36) ** 2);
    expect(rallyOdds(G, 'howard').chance).toBeCloseTo(33 / 36);
    expect(rallyOdds(G, 'diego', true)).toMatchObject({ modifiers: [['sidonia', -1]] });
    expect(resupplyOdds(G, 'howard').chance).toBe(1);
    expect(resupplyOdds(G, 'diego').chance).toBeCloseTo(2 / 6);
    expect(withdrawalOdds(G).chance).toBeCloseTo(26 / 36);
    expect(breakChance(G, 'diego', 2)).toBeCloseTo(15 / 36);
    expect(breakChance(G, 'howard', 2)).toBe(0);
  });

  it('14.1 14.2 the test and the army', () => {
    const sound = conditionOdds(campaign());
    expect(sound).toMatchObject({ total: 15, chance: 1 });
    expect(sound.afterMorale).toBeGreaterThan(0.9);
    const weak = campaign((G) => {
      for (const id of ['sidonia', 'recalde', 'diego', 'pedro', 'medina1'] as const) set(G, id, { broken: true });
    });
    expect(conditionOdds(weak)).toMatchObject({
      total: 7,
      modifiers: [
        ['warships', 3],
        ['medinas', 4],
      ],
    });
    expect(conditionOdds(weak).chance).toBeCloseTo(4 / 6);
    expect(armyOdds(campaign()).chance).toBeCloseTo(2 / 6);
    expect(
      armyOdds(
        campaign((G) => {
          G.rendezvousAttempts = 2;
        }),
      ),
    ).toMatchObject({ attempt: 3, needed: undefined, chance: 1 });
  });
});

describe('previews of movement', () => {
  it('8.1 what the chronicle tells is what the preview named', () => {
    const G = duel((board) => set(board, 'drake', { hits: 1 }));
    const { told: story } = play(G, E, 'repair', ['drake'], [4, 4]);
    expect(told(story, 'repaired')[0].roll?.modifiers ?? []).toEqual(repairOdds(G, 'drake').modifiers);
  });
});
