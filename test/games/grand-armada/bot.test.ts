import { keepers } from '../../../src/games/grand-armada/bot/aims.js';
import { situationOf, weigh } from '../../../src/games/grand-armada/bot/weigh.js';
import { grid } from '../../../src/games/grand-armada/data/map.js';
import { HEADINGS } from '../../../src/games/grand-armada/ids.js';
import { grandArmada } from '../../../src/games/grand-armada/index.js';
import { endStates, freshHelm } from '../../../src/games/grand-armada/rules/reach.js';
import { vesselOf } from '../../../src/games/grand-armada/rules/sailing.js';
import { rangeOf } from '../../../src/games/grand-armada/rules/ships.js';
import type { GrandArmada } from '../../../src/games/grand-armada/state.js';
import { quickDice } from '../../../src/kit/dice.js';
import { playerAt } from '../../../src/kit/levels.js';
import { about } from '../../kit/about.js';
import { type Player, playMatch } from '../../kit/properties.js';
import { strength } from '../../kit/strength.js';
import { allDone, battle, E, of, type Places, rules, S, sailing } from './fixtures.js';

const captain: Player<GrandArmada> = grandArmada.captain;

describe('the bot', () => {
  it('beats random play from either side', () => {
    for (const scenario of [2, 5])
      for (const seat of ['0', '1'])
        about(`seat ${seat}, battle ${scenario}`, () =>
          expect(strength(grandArmada, seat, 2, { setupData: { scenario }, players: { [seat]: captain } })).toBe(1),
        );
  });

  it('uses the historical set-up', () => {
    const G = rules.setup({ scenario: 4 }, { die: () => 1 });
    expect(captain(G, '1', { die: () => 1 })).toEqual({ move: 'useHistorical', args: [] });
  });

  it('saves crew fire for a better hex of its course (8.1)', () => {
    let passed: string | undefined;
    let later = 0;
    playMatch(grandArmada, {
      seed: 5,
      setupData: { scenario: 1 },
      players: { '0': captain, '1': captain },
      onDecision: ({ G, view, playerID, choice }) => {
        const id = G.active?.ship;
        if (choice.move === 'fireCrew' && passed === `${G.turn} ${id}`) later += 1;
        const could = rules.choices(view, playerID).some(({ move }) => move === 'fireCrew');
        if (choice.move === 'advance' && could) passed = `${G.turn} ${id}`;
      },
    });
    expect(later).toBeGreaterThan(0);
  });

  it('moves the most threatened English ship first, and passes if none is threatened (4.0)', () => {
    const far: Places = { sanmartin: ['C-3', 1], ark: ['T-5', 2], lion: ['T-15', 2] };
    const near: Places = { ...far, lorenzo: ['Q-15', 3] };
    const opening = battle(near);
    expect(captain(opening, E, quickDice(1))).toEqual({ move: 'activate', args: ['lion'] });
    const won = (places: Places) => battle(places, (G) => Object.assign(G, { step: 'choose' }));
    expect(captain(won(near), E, quickDice(1))).toEqual({ move: 'activate', args: ['lion'] });
    expect(captain(won(far), E, quickDice(1))).toEqual({ move: 'forceEnemy', args: [] });
  });

  it('moves a broken ship first, away from the enemy (8.4)', () => {
    const places: Places = { ark: ['N-10', 3, { crewLoss: 9 }], lion: ['M-10', 3], lorenzo: ['P-10', 1], sanmartin: ['Q-11', 1] };
    let G = battle(places);
    expect(captain(G, E, quickDice(1))).toEqual({ move: 'activate', args: ['ark'] });
    G = rules.play(G, E, 'activate', ['ark'], quickDice(1)).G;
    while (G.active) {
      const { move, args } = captain(G, E, quickDice(1));
      G = rules.play(G, E, move, args, quickDice(1)).G;
    }
    expect(rangeOf(G, 'ark', 'lorenzo')).toBeGreaterThan(2);
  });

  it('the Spanish pass half the time at close range; hard bots by battle (4.0)', () => {
    const close = battle({ sanmartin: ['P-15', 1], ark: ['T-15', 2] }, (G) => Object.assign(G, { step: 'choose', toAct: 'S' }));
    const chosen = (player: typeof captain, scenario: 3 | 4 | 5) =>
      [1, 2].map((roll) => player(rules.view({ ...close, scenario }, S), S, { die: () => roll }).move);
    expect(chosen(captain, 4)).toEqual(['forceEnemy', 'activate']);
    const admiral = playerAt(grandArmada, 'admiral');
    for (const always of [3, 4] as const) expect(chosen(admiral, always)).toEqual(['forceEnemy', 'forceEnemy']);
    expect(chosen(admiral, 5)).toEqual(['activate', 'activate']);
    const swapped = { ...close, scenario: 4 as const, options: { ...close.options, swapSeats: true } };
    expect(admiral(rules.view(swapped, E), E, { die: () => 2 }).move).toBe('forceEnemy');
  });

  it('keeps English ships away from closed edges (7.0)', () => {
    const G = sailing('ark', { ark: ['T-5', 2], lorenzo: ['C-18', 6] }, { mp: 3 });
    const worth = (hex: string) => weigh(situationOf(G, vesselOf(G, 'ark')), grid.index(hex), 2);
    expect(worth('T-5')).toBeGreaterThan(worth('T-1') + 1);
  });

  it('gives each prize one guard, and lets the other ships fight (9.0)', () => {
    const prize = { status: 'captured', captor: 'E', crewLoss: 9 } as const;
    const places: Places = {
      ark: ['N-9', 1],
      hope: ['N-11', 1],
      aid: ['F-3', 1],
      lion: ['F-7', 1],
      sanmartin: ['N-10', 1, prize],
      grin: ['G-5', 1, prize],
      rata: ['T-10', 1, { status: 'adrift' }],
    };
    expect([...keepers(battle(places), 'E')]).toEqual([
      ['ark', 'sanmartin'],
      ['aid', 'grin'],
    ]);
    expect(keepers(battle({ ...places, hope: ['N-11', 1, { towing: 'sanmartin' }] }), 'E').get('hope')).toBe('sanmartin');
  });

  it('takes a prize in tow and tows it off the map (9.1)', () => {
    const prize = { status: 'captured', captor: 'E', crewLoss: 9 } as const;
    const places: Places = { ark: ['B-9', 6], sanmartin: ['B-10', 6, prize], grin: ['T-5', 1], lion: ['N-3', 1] };
    let G = battle(places, allDone('ark'), { scenario: 4 });
    expect(captain(G, '0', quickDice(1))).toEqual({ move: 'activate', args: ['ark', { tow: 'sanmartin' }] });
    for (let move = 0; move < 12 && G.turn === 1 && of(G, 'sanmartin').hex; move++) {
      const { move: name, args } = captain(rules.view(G, E), E, quickDice(1));
      G = rules.play(G, E, name, args, quickDice(2)).G;
    }
    expect(of(G, 'sanmartin')).toMatchObject({ status: 'captured', hex: null, leftEdge: 'W' });
  });

  it('brings in reinforcements where they can move on (11.0)', () => {
    for (const windFrom of HEADINGS) {
      const G = battle(
        { ark: ['P-4', 6], sanmartin: ['K-10', 3] },
        (B) => {
          B.turn = 12;
          B.toAct = 'S';
          B.step = 'must';
          B.windFrom = windFrom;
          allDone('ark')(B);
        },
        { scenario: 4 },
      );
      const { move, args } = captain(G, S, quickDice(1));
      expect(move).toBe('enter');
      const entered = rules.play(G, S, move, args, quickDice(1)).G;
      const id = entered.active?.ship ?? 'ark';
      const next = { ...freshHelm(entered, id), mp: 6 };
      const hexes = new Set(
        endStates(vesselOf(entered, id), next)
          .filter(({ gone, passing }) => !gone && !passing)
          .map(({ hex }) => hex),
      );
      about(`wind from ${windFrom}: ${args}`, () => expect(hexes.size).toBeGreaterThan(8));
    }
  });
});
