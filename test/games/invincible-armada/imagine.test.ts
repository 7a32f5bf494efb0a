import { TACTICS } from '../../../src/games/invincible-armada/ids.js';
import { invincibleArmada } from '../../../src/games/invincible-armada/index.js';
import type { Armada } from '../../../src/games/invincible-armada/state.js';
import { expectEven, tallied } from '../../kit/imagining.js';
import { noDice } from '../../kit/properties.js';
import { E, rules, S, sea } from './fixtures.js';
import { imagined } from './imagined.js';

imagined(1 / 8);

/** The Spanish have chosen their tactic, the English have not. */
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

it('7.4 a tactic that lies face down is each of them as often as any other', () => {
  for (const viewer of [E, null]) expectEven(tallied(invincibleArmada, rules.view(chosen(), viewer), viewer, 600, spanish), TACTICS, 200);
});

it('7.4 a tactic of his own, and a forced Stand Off, are what they are', () => {
  const own = rules.view(chosen(), S);
  expect(invincibleArmada.imagine(own, S, noDice)).toBe(own);
  const forced = rules.view(chosen({ forcedStandOff: true, tactics: { english: 'standOff', spanish: null } }), S);
  expect(invincibleArmada.imagine(forced, S, noDice)).toBe(forced);
});
