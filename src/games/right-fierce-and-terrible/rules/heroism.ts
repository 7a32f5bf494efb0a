import { violation } from '../keys.js';
import { type Side, type Sluys, seatOf, sideOf } from '../state.js';
import { next } from './agenda.js';
import { action, UnitOrNobody } from './args.js';
import { casualtiesIn } from './casualties.js';
import { bestowable } from './edward.js';
import { hasStar } from './factors.js';
import { isMarine, sideOfUnit } from './forces.js';
import { fighters, meleeLosers } from './meleeForces.js';
import { sceneAt } from './scene.js';
import { spendHeroism } from './stars.js';

/**
 * 8.3.21, 3.5.2: participating units of a side that may turn the round: knights showing the star in the hex, or a unit with
 * Edward. Never a side's last unit if the step would be its last.
 */
function heroes(G: Sluys, side: Side): string[] {
  if (!G.melee) return [];
  const { tops, marines } = fighters(G, G.melee, side);
  const alone = tops.length + marines.length === 1;
  return meleeLosers(G, side).filter((unit) => {
    if (alone && isMarine(unit) && G.marines[unit].steps === 1) return false;
    return hasStar(G, unit) || bestowable(G, unit);
  });
}

/** Asks a side that has a hero, also one that has won the round. */
export function askHeroism(G: Sluys, side: Side): void {
  if (heroes(G, side).length > 0) G.ask = { kind: 'heroism', side };
}

export const heroism = action({
  name: 'heroism',
  case: '8.3.21',
  args: [UnitOrNobody],
  refuse(G, player, unit) {
    const side = sideOf(player);
    if (G.ask?.kind !== 'heroism') return violation('notTheQuestion', '8.3.21');
    if (unit === null || heroes(G, side).includes(unit)) return undefined;
    if (sideOfUnit(G, unit) !== side || !meleeLosers(G, side).includes(unit)) return violation('notInMelee', '8.3.21', { unit });
    return hasStar(G, unit) ? violation('lastHero', '8.3.21', { unit }) : violation('noStar', '3.3.8', { unit });
  },
  choices: (G, player) => (G.ask?.kind === 'heroism' ? [...heroes(G, sideOf(player)), null].map((unit) => [unit] as const) : []),
  perform(tools, _player, unit) {
    const { G, emit } = tools;
    const { melee, ask } = G;
    if (!melee || ask?.kind !== 'heroism') return;
    G.ask = null;
    if (unit === null) return;
    emit({ key: 'heroism', case: '8.3.21', by: seatOf(ask.side), at: [melee.hex], who: [unit], values: sceneAt(G, melee.hex) });
    // The round is void: what was to follow it gives way to casualty checks and another round.
    G.agenda.shift();
    spendHeroism(tools, unit, '8.3.21');
    melee.hero = unit;
    melee.round += 1;
    next(G, ...casualtiesIn(G, melee.hex), { do: 'melee', stage: 'roll' });
  },
});
