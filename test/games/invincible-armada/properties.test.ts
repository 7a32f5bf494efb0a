import { sideOf, TACTICS } from '../../../src/games/invincible-armada/ids.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import { luckSource } from '../../../src/games/invincible-armada/luck/index.js';
import { living, withSquadron } from '../../../src/games/invincible-armada/rules/fleet.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { corpusLaws } from '../../kit/corpusLaws.js';
import { expectEven, tallied } from '../../kit/determinizationLaws.js';
import { corpusStories, luckLaws, type Says } from '../../kit/luckLaws.js';
import { noDice } from '../../kit/properties.js';
import { appraises } from '../evaluationLaws.js';
import { extras, sources } from './corpus.js';
import { E, rules, S, sea } from './fixtures.js';
import { secrecy } from './randomMatches.js';
import { alsoAllowed } from './slow.js';

corpusLaws({
  definition: invincibleArmada,
  sources,
  extras,
  also: alsoAllowed,
  secrecy: (position) => Number(secrecy(position)),
});

describe('the luck ledger', () => {
  const says: Says = {
    ...{ stormHit: 0, stormMiss: 1, 'wind.west': 0, 'wind.east': 1, 'wind.badWeather': 1, 'weather.gales': 1, 'weather.calm': 0 },
    ...{ 'weather.fog': 0, galeHit: 0, galeMiss: 1, thirdSquare: 1, noThirdSquare: 0, wayOut: 1, caught: 0, breaks: 0, holds: 1 },
    ...{ lowAmmo: 0, ammoLasts: 1, repaired: 1, notRepaired: 0, rallied: 1, notRallied: 0, resupplied: 1, notResupplied: 0 },
    ...{ reinforced: 1, notReinforced: 0, fit: 1, unfit: 0, armyArrives: 1, armyAbsent: 0 },
  };

  luckLaws(invincibleArmada, luckSource, () => corpusStories(invincibleArmada), { chosen: true, says });
});

describe('win chances', () => {
  appraises({
    definition: invincibleArmada,
    matches: ['free-1', 'free-2', 'historicalI-1', 'historicalI-2', 'historicalII-1', 'historicalII-2'],
    fresh: Array.from({ length: 60 }, () => ({})),
    brier: 0.248,
    without(G, playerID) {
      const whole = living(G, sideOf(playerID)).find((id) => !G.squadrons[id].broken && !G.squadrons[id].lowAmmo);
      return whole && withSquadron(G, whole, { alive: false, square: null, loc: null });
    },
  });
});

describe('determinization', () => {
  /** A state in which only the Spanish have chosen their tactic. */
  const chosen = (change: Partial<NonNullable<Armada['battle']>> = {}): Armada =>
    sea({ drake: 'E5', oquendo: 'F5' }, (G) => {
      G.step = 'tactic';
      G.battle = {
        attacker: 'drake',
        defender: 'oquendo',
        dir: 'E',
        stage: 'tactic',
        forcedStandOff: false,
        tactics: { english: null, spanish: TACTICS[0] },
        extra: { english: { dice: 0, drm: 0 }, spanish: { dice: 0, drm: 0 } },
        turn: 'english',
        passes: 0,
        ...change,
      };
    });

  const spanish = ({ battle }: Armada): string[] => [String(battle?.tactics.spanish)];

  it('draws each hidden tactic equally often (7.4)', () => {
    for (const viewer of [E, null]) expectEven(tallied(invincibleArmada, rules.view(chosen(), viewer), viewer, 600, spanish), TACTICS, 200);
  });

  it('keeps the own tactic and a forced Stand Off (7.4)', () => {
    const own = rules.view(chosen(), S);
    expect(invincibleArmada.determinize(own, S, noDice)).toBe(own);
    const forced = rules.view(chosen({ forcedStandOff: true, tactics: { english: 'standOff', spanish: null } }), S);
    expect(invincibleArmada.determinize(forced, S, noDice)).toBe(forced);
  });
});
