import type { ReactNode } from 'react';
import { type Armada, fighter, opponentOf, type Side } from '../../../../src/games/invincible-armada/face.js';
import { nameOf } from '../names.js';
import { useWords } from '../words/index.js';
import { OddsTable } from './OddsTable.js';
import { CounterPicture } from './SquadronSlip.js';

interface BattleSlipProps {
  readonly G: Armada;
  /** The player's side; English for spectators. */
  readonly me: Side;
  readonly odds?: boolean;
  readonly children?: ReactNode;
}

/** Shows the current battle: both squadrons, their tactics if revealed, and the odds. */
export function BattleSlip({ G, me, odds, children }: BattleSlipProps) {
  const words = useWords();
  const { battle } = G;
  if (!battle) return null;
  const text = words.slip;
  const fighterCard = (side: Side) => {
    const id = fighter(battle, side);
    const tactic = battle.tactics[side];
    const state = tactic === null ? text.choosing : tactic === 'hidden' ? text.chosenSecret : words.game.tactics[tactic];
    const extra = words.slip.extra(battle.extra[side].dice, battle.extra[side].drm);
    return (
      <div className={`wg-fighter wg-side-${side}`}>
        <CounterPicture G={G} id={id} size={52} />
        <div>
          <b>{nameOf(G, id)}</b>
          <span>{id === battle.attacker ? text.attacker : text.defender}</span>
          {battle.stage !== 'withdrawal' && <span className="wg-fighter-tactic">{state}</span>}
          {side === 'english' && battle.forcedStandOff && <span className="wg-fighter-tactic">{text.forced}</span>}
          {extra && <span className="wg-fighter-tactic">{extra}</span>}
        </div>
      </div>
    );
  };
  return (
    <>
      <section className="wg-slip wg-battle-slip">
        <h2>{text.battle}</h2>
        <div className="wg-fighters">
          {fighterCard(me)}
          <svg className="wg-crossed" viewBox="0 0 24 24" width={22} height={22} aria-hidden="true">
            <path d="M3 3L17 17M21 3L7 17M14 20L20 14M4 14L10 20M17 17L21 21M7 17L3 21" />
          </svg>
          {fighterCard(opponentOf(me))}
        </div>
        {children}
      </section>
      {odds && <OddsTable G={G} attacker={battle.attacker} defender={battle.defender} battle={battle} />}
    </>
  );
}
