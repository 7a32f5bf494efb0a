import ArrowUp from 'lucide-react/icons/arrow-up';
import {
  type Boarding,
  boardingOdds,
  crewOf,
  flag,
  type GrandArmada,
  type ShipId,
  SIDES,
  type Side,
  strength,
} from '../../../../src/games/grand-armada/face.js';
import { ChanceBar } from '../../../kit/panels/Odds.js';
import { useKitWords } from '../../../kit/words/index.js';
import { shortName } from '../names.js';
import { sideClass } from '../session.js';
import { useWords } from '../words/index.js';

interface BoardingSlipProps {
  readonly G: GrandArmada;
  readonly list: readonly Boarding[];
  /** Moves a combat one place forward in the order; undefined for spectators. */
  readonly onEarlier?: (single: ShipId) => void;
  /** Whether another player decides. The panel then shows one possible assignment. */
  readonly watched?: boolean;
}

/** Lists the ships, admiral and total of one side before the roll. */
function Muster({ G, side, ids }: { readonly G: GrandArmada; readonly side: Side; readonly ids: readonly ShipId[] }) {
  const text = useWords().slip;
  const kit = useKitWords();
  const { crew, admiral } = strength(G, ids);
  return (
    <div className={`wg-boarding-side ${sideClass(side)}`}>
      <b className="wg-boarding-total">{crew + admiral}</b> <span className="wg-boarding-die">{text.plusDie}</span>
      {ids.map((id) => (
        <span key={id} className="wg-roll-modifier">
          {shortName(id)} <b>{kit.signed(crewOf(G, id))}</b>
        </span>
      ))}
      {admiral > 0 && (
        <span className="wg-roll-modifier">
          {text.admiralBonus} <b>{kit.signed(admiral)}</b>
        </span>
      )}
    </div>
  );
}

function Combat({
  G,
  boarding,
  at,
  onEarlier,
}: {
  readonly G: GrandArmada;
  readonly boarding: Boarding;
  readonly at: number;
  readonly onEarlier?: (single: ShipId) => void;
}) {
  const words = useWords();
  const text = words.slip;
  const kit = useKitWords();
  const { single, group } = boarding;
  const odds = boardingOdds(G, boarding);
  const ids = { E: flag(single) === 'E' ? [single] : group, S: flag(single) === 'E' ? group : [single] };
  const rows = SIDES.flatMap((side) =>
    [...odds.losses[side]]
      .filter(([loss]) => loss > 0)
      .sort(([a], [b]) => b - a)
      .map(([loss, chance]) => ({ side, loss, chance })),
  );
  const nothing = 1 - rows.reduce((sum, { chance }) => sum + chance, 0);
  return (
    <article className="wg-combat">
      <h3>
        {text.combat(at + 1)}
        {onEarlier && at > 0 && (
          <button
            type="button"
            className="wg-combat-earlier"
            aria-label={text.earlier(shortName(single))}
            title={text.earlier(shortName(single))}
            onClick={() => onEarlier(single)}
          >
            <ArrowUp size={16} aria-hidden="true" />
          </button>
        )}
      </h3>
      <div className="wg-boarding-sides">
        <Muster G={G} side="E" ids={ids.E} />
        <Muster G={G} side="S" ids={ids.S} />
      </div>
      <ul className="wg-chances">
        {rows.map(({ side, loss, chance }) => (
          <ChanceBar
            key={`${side}${loss}`}
            chance={chance}
            label={text.loses(words.sides[side], loss)}
            tone={side === 'E' ? 'bad' : 'good'}
          />
        ))}
        <ChanceBar chance={nothing} label={text.noLoss} />
      </ul>
      <p className="wg-slip-note">{text.heldAfter(kit.percent(odds.held.E), kit.percent(odds.held.S))}</p>
    </article>
  );
}

/** Shows the boarding combats in order, with totals and chances. */
export function BoardingSlip({ G, list, onEarlier, watched }: BoardingSlipProps) {
  const text = useWords().slip;
  return (
    <section className="wg-slip">
      <h2>{text.boarding}</h2>
      <p className="wg-slip-note">{watched ? text.boardingWatched : text.boardingNote}</p>
      {list.map((boarding, at) => (
        <Combat key={`${boarding.single}${boarding.group.join()}`} G={G} boarding={boarding} at={at} onEarlier={onEarlier} />
      ))}
    </section>
  );
}
