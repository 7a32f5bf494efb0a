import { exchange } from '../../../src/games/invincible-armada/bot/appraisal.js';
import { chits } from '../../../src/games/invincible-armada/data/chits.js';
import { type ChitId, sideOf } from '../../../src/games/invincible-armada/ids.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { stressing } from '../../../src/kit/explain.js';
import { playerAt } from '../../../src/kit/levels.js';
import { playMatch } from '../../kit/properties.js';
import { strength } from '../../kit/strength.js';
import { attackNow, E, rules, S, sea, set } from './fixtures.js';

const { captain } = invincibleArmada;
const admiral = playerAt(invincibleArmada, 'admiral');

describe('the Normal bot', () => {
  it('beats random play from either side', () => {
    for (const seat of ['0', '1']) expect(strength(invincibleArmada, seat, 2, { players: { [seat]: captain } })).toBe(1);
  });

  describe('against itself', () => {
    const struck: { chit: ChitId; serves: string; side: string }[] = [];
    const spared: string[] = [];
    const entries: { wind: string; square: string }[] = [];
    beforeAll(() => {
      for (let seed = 1; seed <= 8; seed++) {
        playMatch(invincibleArmada, {
          seed,
          players: { '0': captain, '1': captain },
          onDecision: ({ G, playerID, choice }) => {
            const window = G.windows.at(-1);
            if (!window) return;
            const side = sideOf(playerID);
            const serves = chits[window.chit].owner ?? window.by;
            if (choice.move === 'handOfGod') struck.push({ chit: window.chit, serves, side });
            if (choice.move === 'letStand' && ['soldiers', 'weatherGage'].includes(window.chit) && serves !== side)
              spared.push(window.chit);
          },
          onPlayed: ({ G }, _after, chronicle) => {
            if (G.armadaBox >= 9) return;
            for (const { key, at } of chronicle)
              if (key === 'sailsIn' || key === 'enters') entries.push({ wind: G.wind, square: at?.at(-1) ?? '' });
          },
        });
      }
    });

    it('plays Hand of God against chits that help the enemy only', () => {
      expect(struck.length).toBeGreaterThan(6);
      expect(struck.filter(({ chit, serves, side }) => serves === side && !chit.startsWith('parma'))).toEqual([]);
      expect(struck.filter(({ chit, side }) => chit === (side === 'english' ? 'parmaDelayed' : 'parmaReady'))).toEqual([]);
      expect(spared).toEqual([]);
    });

    it('enters upwind while there is time to wait', () => {
      expect(entries.length).toBeGreaterThan(25);
      expect(entries.filter(({ wind, square }) => square[0] === (wind === 'west' ? 'J' : 'A'))).toEqual([]);
    });
  });

  it('completes a deployment that was begun', () => {
    const G = rules.play(rules.setup(undefined, { die: () => 1 }), '1', 'placeSquadron', ['diego', 'F4'], { die: () => 1 }).G;
    let at = G;
    for (let i = 0; i < 10; i++) {
      const { move, args } = captain(rules.view(at, '1'), '1', { die: () => 1 });
      at = rules.play(at, '1', move, args, { die: () => 1 }).G;
    }
    expect(rules.phase(at)).toBe('spanishTactical');
  });
});

describe('the Hard bot', () => {
  const ones = { die: () => 1 };
  const both = (G: Armada, seat: string) => [captain, admiral].map((player) => player(rules.view(G, seat), seat, ones));

  it('leaves for a near port only with Broken squadrons that can hardly rally at sea (8.3, 12.1)', () => {
    const leaving = (armadaBox: number) => {
      const worn = (G: Armada) => {
        G.armadaBox = armadaBox;
        set(G, 'drake', { broken: true, hits: 4 });
        set(G, 'frobisher', { broken: true, hits: 3 });
        set(G, 'hawkins', { lowAmmo: true, hits: 4 });
      };
      const G = sea({ drake: 'B2', frobisher: 'B6', hawkins: 'B4', recalde: 'D4' }, worn, 'exit', 'exit');
      return both(G, E).map(({ args }) => args);
    };
    const all = ['drake', 'hawkins', 'frobisher'];
    expect(leaving(4)).toEqual([[all], [['drake']]]);
    expect(leaving(9)).toEqual([[all], [[]]]);
  });

  it('withdraws a squadron without ammunition that an attack may break (7.3)', () => {
    const attacked = (broken: boolean) =>
      attackNow(
        sea({ drake: 'B4', recalde: 'C4' }, (G) => set(G, 'drake', { hits: 6, lowAmmo: true, broken }), 'spanishTactical'),
        S,
        'recalde',
        'drake',
      );
    expect([false, true].map((broken) => admiral(rules.view(attacked(broken), E), E, ones).move)).toEqual(['withdraw', 'acceptBattle']);
  });

  it('recovers first in port (8.3)', () => {
    const inPort = (broken: boolean) =>
      sea(
        { howard: 'A1', drake: 'A2', hawkins: 'A3', recalde: 'D4' },
        (G) => {
          G.armadaBox = 3;
          set(G, 'frobisher', { broken });
        },
        'sail',
        'sail',
      );
    const comesIn = (broken: boolean) => admiral(rules.view(inPort(broken), E), E, ones).move;
    expect([comesIn(true), comesIn(false)]).toEqual(['endStrategic', 'sailStrategic']);
  });

  it('deploys the Armada open to the south, where there is no entry (4.3)', () => {
    const deployed = (player: typeof captain) => {
      let G = rules.setup(undefined, ones);
      while (G.step === 'deploy') {
        const { move, args } = player(rules.view(G, S), S, ones);
        G = rules.play(G, S, move, args, ones).G;
      }
      return G.squadrons.sidonia.square;
    };
    expect([deployed(captain), deployed(admiral)]).toEqual(['F4', 'F6']);
  });

  it('weighs English Hits less and attacks at worse odds than the Normal bot (7.5)', () => {
    const facing = sea(
      { drake: 'D3', recalde: 'D4', oquendo: 'C4' },
      (G) => {
        set(G, 'drake', { hits: 11 });
        G.activation = 'drake';
      },
      'englishTactical',
      'attackChoice',
    );
    const promises = (taken: number) => stressing({ taken }, () => exchange(facing, { attacker: 'drake', defender: 'recalde' }).english);
    expect([promises(1) < 0, promises(0.1) > 0]).toEqual([true, true]);
    expect(both(facing, E).map(({ move }) => move)).toEqual(['holdFire', 'attack']);
  });
});
