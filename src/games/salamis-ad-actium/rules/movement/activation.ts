import * as Type from '@sinclair/typebox';
import { LEVEL, TESTS } from '../../data/damage.js';
import { MOVEMENT } from '../../data/movement.js';
import type { Salamis } from '../../state.js';
import { crewTest, inflict } from '../basics/damage.js';
import { action, actOf, ship, squadron, type Tools, type Violation, violation } from '../basics/ships.js';
import { activationRefusal, idle } from '../sequenceOfPlay/ordering.js';
import { windAt } from '../settingUp/surroundings.js';
import { enemiesBeyond } from './legality.js';

// Activating ships in the movement step [4.3].

/** Marks a ship's squadron as engaged if the ship is near an enemy [4.2]. */
function noteNearEnemy({ G, emit }: Tools, id: string): void {
  const own = squadron(G, id);
  if (own.engaged || enemiesBeyond(G, id, MOVEMENT.approachStart)) return;
  engage({ G, emit }, id);
}

export function engage({ G, emit }: Pick<Tools, 'G' | 'emit'>, id: string): void {
  const vessel = ship(G, id);
  const name = vessel.prize ?? vessel.sq;
  const own = G.squadrons[name];
  if (own.engaged || vessel.side === null) return;
  own.engaged = true;
  emit({ key: 'engaged', case: '4.2', values: { squadron: name } });
}

const STORM = 4;

/** Tests sails in a Storm or Gale, once per Action Phase. If the test fails, they come down and the ship takes Light damage [5.9]. */
export function squall(tools: Tools, id: string): void {
  const { G, emit } = tools;
  const vessel = ship(G, id);
  const wind = windAt(G, vessel.at);
  if (vessel.sails !== 'set' || wind < STORM || vessel.act?.squall) return;
  actOf(G, id).squall = true;
  const name = wind === STORM ? 'sailStorm' : 'sailGale';
  if (crewTest(tools, id, 'squall', '5.9', [[name, TESTS[name]]])) return;
  vessel.sails = 'down';
  emit({ key: 'sailsDown', case: '5.9', who: [id] });
  inflict(tools, id, LEVEL.light, '5.9');
}

export function beginActivation(tools: Tools, id: string): void {
  noteNearEnemy(tools, id);
  squall(tools, id);
}

// Setting or lowering sails takes the whole activation [5.8].

function sailsRefusal(view: Salamis, id: string, what: 'set' | 'lower'): Violation | undefined {
  const { sails: now } = ship(view, id);
  if (now === 'none') return violation('noSails', '5.8', { ship: id });
  if (now === 'down') return violation('sailsDown', '5.8', { ship: id });
  return (now === 'set') === (what === 'set') ? violation('sailsAlready', '5.8', { ship: id }) : undefined;
}

const WHAT = ['set', 'lower'] as const;

export const sails = action({
  name: 'sails',
  case: '5.8',
  args: [Type.String(), Type.Union([Type.Literal('set'), Type.Literal('lower')])],
  refuse: (view, player, id, what) => activationRefusal(view, player, id) ?? sailsRefusal(view, id, what),
  *choices(view, player) {
    for (const id of idle(view, player)) {
      for (const what of WHAT) if (!sailsRefusal(view, id, what)) yield [id, what];
    }
  },
  perform(tools, player, id, what) {
    const { G, emit } = tools;
    actOf(G, id).done = true;
    beginActivation(tools, id);
    const vessel = ship(G, id);
    if (vessel.sails === 'down') return;
    vessel.sails = what === 'set' ? 'set' : 'aboard';
    emit({ key: what === 'set' ? 'sailsSet' : 'sailsLowered', case: '5.8', by: player, who: [id] });
  },
});
