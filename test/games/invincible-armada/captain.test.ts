import { exchange } from '../../../src/games/invincible-armada/captain/appraisal.js';
import { chits } from '../../../src/games/invincible-armada/data/chits.js';
import { type ChitId, OPTIONS, sideOf } from '../../../src/games/invincible-armada/ids.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { stressing } from '../../../src/kit/aloud.js';
import { quickDice } from '../../../src/kit/dice.js';
import { playerAt } from '../../../src/kit/levels.js';
import { effort } from '../../kit/effort.js';
import { playMatch } from '../../kit/properties.js';
import { strength } from '../../kit/strength.js';
import { E, rules, S, sea, set } from './fixtures.js';

const { captain } = invincibleArmada;
const admiral = playerAt(invincibleArmada, 'admiral');

describe('the captain', () => {
  it('beats random play from either side', () => {
    expect(strength(invincibleArmada, '1', 12, { players: { '1': captain } })).toBeGreaterThan(0.7);
    expect(strength(invincibleArmada, '0', 12, { players: { '0': captain } })).toBeGreaterThan(0.7);
  });

  it('calls on the Hand of God against what the enemy has the use of, and on nothing of his own', () => {
    const struck: { chit: ChitId; serves: string; side: string }[] = [];
    const spared: string[] = [];
    for (let seed = 1; seed <= 25; seed++) {
      playMatch(invincibleArmada, {
        seed,
        players: { '0': captain, '1': captain },
        onDecision: ({ G, playerID, choice }) => {
          const window = G.windows.at(-1);
          if (!window) return;
          const side = sideOf(playerID);
          const serves = chits[window.chit].owner ?? window.by;
          if (choice.move === 'handOfGod') struck.push({ chit: window.chit, serves, side });
          if (choice.move === 'letStand' && ['soldiers', 'weatherGage'].includes(window.chit) && serves !== side) spared.push(window.chit);
        },
      });
    }
    expect(struck.length).toBeGreaterThan(20);
    expect(struck.filter(({ chit, serves, side }) => serves === side && !chit.startsWith('parma'))).toEqual([]);
    expect(struck.filter(({ chit, side }) => chit === (side === 'english' ? 'parmaDelayed' : 'parmaReady'))).toEqual([]);
    expect(spared).toEqual([]);
  });

  it('the English come in to windward, until there is no time left to wait for it', () => {
    let entries = 0;
    for (let seed = 1; seed <= 12; seed++) {
      playMatch(invincibleArmada, {
        seed,
        players: { '0': captain, '1': captain },
        onPlayed: ({ G }, _after, chronicle) => {
          if (G.armadaBox >= 9) return;
          for (const { key, at } of chronicle) {
            if (key !== 'sailsIn' && key !== 'enters') continue;
            entries += 1;
            expect(at?.at(-1)?.[0]).not.toBe(G.wind === 'west' ? 'J' : 'A');
          }
        },
      });
    }
    expect(entries).toBeGreaterThan(40);
  });

  it('answers every decision with a legal move, with every option on, and does not think long', () => {
    const asked: [Armada, string][] = [];
    const noted: typeof captain = (view, playerID, dice) => {
      asked.push([view, playerID]);
      return captain(view, playerID, dice);
    };
    const options = Object.fromEntries(OPTIONS.map((id) => [id, true]));
    for (let seed = 1; seed <= 10; seed++)
      playMatch(invincibleArmada, { seed, setupData: { options }, players: { '0': noted, '1': noted } });
    // Against random play it meets positions that it would not bring about itself.
    for (let seed = 1; seed <= 20; seed++) playMatch(invincibleArmada, { seed, setupData: { options }, players: { [seed % 2]: noted } });
    const dice = quickDice(1);
    const calls = effort(() => asked.forEach(([view, playerID]) => void captain(view, playerID, dice)));
    expect(calls / asked.length).toBeLessThan(100_000);
  });

  it('takes over a deployment that somebody has begun', () => {
    const G = rules.play(rules.setup(undefined, { die: () => 1 }), '1', 'placeSquadron', ['diego', 'F4'], { die: () => 1 }).G;
    let at = G;
    for (let i = 0; i < 10; i++) {
      const { move, args } = captain(rules.view(at, '1'), '1', { die: () => 1 });
      at = rules.play(at, '1', move, args, { die: () => 1 }).G;
    }
    expect(rules.phase(at)).toBe('spanishTactical');
  });
});

describe('the admiral', () => {
  const ones = { die: () => 1 };
  const both = (G: Armada, seat: string) => [captain, admiral].map((player) => player(rules.view(G, seat), seat, ones));

  it('12.1 keeps English squadrons that are Broken or out of powder among the Armada', () => {
    const worn = (G: Armada) => {
      set(G, 'drake', { broken: true });
      set(G, 'hawkins', { lowAmmo: true });
    };
    const G = sea({ drake: 'B2', hawkins: 'B4', recalde: 'D4' }, worn, 'exit', 'exit');
    expect(both(G, E).map(({ args }) => args)).toEqual([[['drake', 'hawkins']], [[]]]);
  });

  it('8.3 has them make ready first where they lie in port', () => {
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

  it('4.3 deploys the Armada with its back to the south, where nobody comes in', () => {
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

  it('7.5 counts hits on the English for less, and attacks at odds that the captain leaves alone', () => {
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
