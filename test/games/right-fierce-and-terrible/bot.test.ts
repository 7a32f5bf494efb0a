import { attackWorth, deckWorth } from '../../../src/games/right-fierce-and-terrible/bot/values.js';
import { SCENARIO_IDS } from '../../../src/games/right-fierce-and-terrible/data/scenarios.js';
import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { quickDice } from '../../../src/kit/dice.js';
import { stressing } from '../../../src/kit/explain.js';
import { playerAt } from '../../../src/kit/levels.js';
import { playMatch } from '../../kit/properties.js';
import { winnerOf } from '../../kit/strength.js';
import { acting, bind, E, F, play, rules, sea, ship } from './fixtures.js';

const { captain } = rightFierceAndTerrible;
const admiral = playerAt(rightFierceAndTerrible, 'admiral');
const ask = (G: Parameters<typeof captain>[0], player: string) => captain(rules.view(G, player), player, quickDice(1));

describe('the bot', () => {
  it('beats random play from either side, in nearly every scenario', () => {
    const won = SCENARIO_IDS.filter((scenario, n) => {
      const seat = n % 2 ? E : F;
      return (
        winnerOf(rightFierceAndTerrible, { setupData: { scenario, queen: n % 2 === 0 }, seed: 3, players: { [seat]: captain } }) === seat
      );
    });
    expect(won.length).toBeGreaterThanOrEqual(6);
  });

  it('plays whole matches against itself, with every option', () => {
    const setupData = { scenario: 's4', squadronCommand: true, allTheMarbles: true, queen: true, turnLimit: 12 };
    const { last, moves } = playMatch(rightFierceAndTerrible, { setupData, seed: 5, players: { [E]: captain, [F]: captain } });
    expect(rules.result(last)).toBeDefined();
    expect(new Set(moves.map(({ move }) => move)).size).toBeGreaterThan(14);
  });

  it('boards an undefended squadron', () => {
    const G = acting(
      sea({ '1210': 'E02', '1211': 'F05', '1414': 'F01', '1503': 'E03' }, { E02: 'EM02' }, (state) => {
        bind(state, '1210|1211');
        ship(state, 'F05', { reduced: true });
      }),
      'brown',
      'boarding',
    );
    expect(ask(G, E)).toEqual({ move: 'board', args: ['EM02', '1211'] });
  });

  it('values losses and leaders of an attack by the admiral’s weights', () => {
    const G = acting(
      sea({ '1210': 'E02', '1211': 'F02' }, { E02: 'EM01', F02: 'FS01 quieret' }, (state) => bind(state, '1210|1211')),
      'brown',
      'melee',
    );
    const worth = (battle: number, leaders: number) =>
      stressing({ battle, leaders }, () => attackWorth(G, { hex: '1211', side: 'english', supporters: ['E02'] }));
    expect(worth(0, 1)).toBeGreaterThan(0);
    expect(worth(1, 0)).not.toBe(0);
    expect(worth(3, 2)).toBeCloseTo(3 * worth(1, 0) + 2 * worth(0, 1));
  });

  it.each([
    ['1503', 'disengage'],
    ['1613', 'disengage'],
    ['1313', 'endSegment'],
  ])('disengages from friends unless an enemy is near: an enemy in %s, %s', (enemy, move) => {
    const G = acting(
      sea({ '1210': 'E02', '1211': 'E03', [enemy]: 'F02' }, { F02: 'FS01' }, (state) => bind(state, '1210|1211')),
      'brown',
      'grapple',
    );
    expect(ask(G, E).move).toBe(move);
  });

  it('does not disengage from friends while enemies are connected to them', () => {
    const G = acting(
      sea({ '1210': 'E02', '1211': 'E03', '1212': 'F02' }, { E02: 'EM02', F02: 'FS01' }, (state) => {
        bind(state, '1210|1211', '1211|1212');
      }),
      'brown',
      'grapple',
    );
    expect(ask(G, E).move).toBe('endSegment');
  });

  describe('11.2.4 a captive whose death may cause a collapse', () => {
    const held = (english: number, french: number, options: { allTheMarbles?: boolean } = {}) =>
      acting(
        sea({ '1210': 'E02', '1211': 'E05', '1414': 'F01', '1503': 'E03' }, { E05: 'EM02 quieret' }, (state) => {
          state.leaders.quieret.status = 'captive';
          Object.assign(state.morale, { english, french });
          Object.assign(state.options, options);
        }),
        'brown',
        'sailsOars',
      );
    const kills = (who: typeof captain, G: ReturnType<typeof held>) => who(rules.view(G, E), E, quickDice(1)).move === 'executeLeader';

    it.each([
      ['where the fleet is tested for it', 7, 6, true],
      ['not where it is not', 7, 7, false],
      ['not where the own one need be tested too', 6, 6, false],
      ['where it gives way at once', 2, 1, true],
      ['not where the own one gives way as well', 1, 1, false],
    ])('is executed by the admiral %s', (_where, english, french, dies) => {
      expect(kills(admiral, held(english, french))).toBe(dies);
    });

    it('is not executed by the captain, nor with All-the-Marbles (13.3)', () => {
      expect(kills(captain, held(7, 6))).toBe(false);
      expect(kills(captain, held(2, 1))).toBe(false);
      expect(kills(admiral, held(7, 6, { allTheMarbles: true }))).toBe(false);
    });
  });

  describe('11.2.3, 11.2.4 a prize that may cause a collapse', () => {
    const worth = (brink: number, english: number, french: number, marker: 'captured' | null = null) => {
      const G = sea({ '1210': 'E02', '1211': 'F05', '1414': 'F01' }, { E02: 'EM02' }, (state) => {
        Object.assign(state.morale, { english, french });
        ship(state, 'F05', { reduced: true, marker });
      });
      return stressing({ brink }, () => deckWorth(G, 'F05'));
    };

    it.each([
      ['all of it where that breaks it at once', 10, 2, 1 - 4 / 6],
      ['as much as a test becomes likelier to fail', 10, 6, 2 / 6],
      ['nothing where there is no test', 10, 9, 0],
      ['nothing where both fleets are below the test', 5, 5, 0],
    ])('is worth more to the admiral: %s', (_what, english, french, chance) => {
      expect(worth(7, english, french) - worth(1, english, french)).toBeCloseTo(6 * chance);
      expect(worth(1, english, french)).toBe(worth(1, 17, 17));
    });

    it('is worth more to a fleet with morale 0 when liberated', () => {
      expect(worth(7, 0, 4, 'captured') - worth(1, 0, 4, 'captured')).toBeCloseTo(6);
    });
  });

  it('saves King Edward, and re-rolls a failed Collapse Check', () => {
    const G = acting(
      sea({ '1210': 'F02', '1211': 'E01', '1414': 'F01' }, { E01: 'EM01 edward' }, (state) => bind(state, '1210|1211')),
      'yellow',
      'archery',
    );
    const asked = play(G, F, 'shoot', ['F02', '1211'], [1, 6, 6]).G;
    expect(ask(asked, E).args[0]).not.toBeNull();
  });

  it('does not leave a boarded squadron without defenders', () => {
    const G = acting(sea({ '1210': 'E01', '1211': 'F05', '1414': 'F01' }, { F05: 'FS01 EM03' }), 'brown', 'archery');
    const asked = play(G, E, 'shoot', ['E01', '1211'], [5]).G;
    expect(asked.ask?.kind).toBe('takeLoss');
    expect(['F05', 'FS01']).toContain(ask(asked, F).args[0]);
  });

  it('does not risk King Edward in an attack it cannot win', () => {
    const G = acting(
      sea({ '1210': 'E01', '1211': 'F01', '1414': 'F13', '1503': 'E08' }, { E01: 'edward', F01: 'FK1 FM01' }, (state) => {
        bind(state, '1210|1211');
        ship(state, 'E01', { reduced: true });
      }),
      'brown',
      'melee',
    );
    expect(ask(G, E)).toEqual({ move: 'endSegment', args: [] });
  });

  it('assigns a prize to a nearby command that is not dormant', () => {
    const G = sea({ '1210': 'F01', '1414': 'F07', '1515': 'F13', '1503': 'E08' }, {}, (state) => {
      Object.assign(state.squadrons.E02, { hex: '1211', status: 'map', side: 'french', marker: 'captured', reduced: true });
      state.scenario = 's1';
      state.dormant = ['yellow'];
      state.ask = { kind: 'assignCommand', side: 'french', ids: ['E02'] };
    });
    expect(ask(G, F)).toEqual({ move: 'assignCommand', args: ['violet'] });
  });
});
