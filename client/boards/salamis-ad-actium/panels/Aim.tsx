import {
  type Edge,
  objectiveOf,
  opponentOf,
  type Salamis,
  type Side,
  specialRules,
  victoryOf,
} from '../../../../src/games/salamis-ad-actium/face.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { fleetName } from '../names.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';

interface AimProps {
  readonly G: Salamis;
  /** Whoever looks at it; nothing for a spectator. */
  readonly me?: Side | undefined;
}

/** What the battle is fought for, in a sentence for each rule of its victory [10.3]. */
function useAims(G: Salamis): string[] {
  const { aim: text, edges } = useWords();
  const { fleets } = useGameWords();
  const name = (side: Side) => fleetName(G, side, fleets);
  const victory = victoryOf(G);
  const { transportsVP, flagHunt } = specialRules(G);
  const besides = [
    ...(transportsVP ? [text.transports(transportsVP)] : []),
    ...(flagHunt ? [text.flagHunt(name(opponentOf(flagHunt.side)), flagHunt.points)] : []),
  ];
  const aim = objectiveOf(G);
  if (victory.type === 'standard' || !aim) return [text.standard(G.turnLimit), ...besides];
  const enemy = name(opponentOf(aim.side));
  const what = victory.type === 'breakout' && victory.needFraction !== undefined ? text.points(aim.need) : text.ships(aim.need);
  const sentence =
    victory.type === 'landings'
      ? text.landings(name(aim.side), what, enemy, G.turnLimit)
      : text.breakout(
          name(aim.side),
          what,
          victory.edges.map((edge: Edge) => edges[edge]),
          enemy,
          G.turnLimit,
        );
  return [sentence, text.reached(aim.reached, aim.need), ...besides];
}

/** Whom one commands, and what for. */
export function Aim({ G, me }: AimProps) {
  const { aim: text } = useWords();
  const { fleets } = useGameWords();
  const aims = useAims(G);
  return (
    <section className="wg-slip">
      <h2>{me === undefined ? text.title : text.you(fleetName(G, me, fleets))}</h2>
      {aims.map((each, i) => (
        <p key={each} className="wg-slip-lines">
          {each} {i === 0 && <CaseChip case="10.3" />}
        </p>
      ))}
    </section>
  );
}
