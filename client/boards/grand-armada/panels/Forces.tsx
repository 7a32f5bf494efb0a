import {
  account,
  computeVP,
  crewOf,
  fleet,
  type GrandArmada,
  onMap,
  ROSTER,
  type ShipId,
  SIDES,
  type Side,
  scenarioOf,
  ship,
  tiebreakSide,
} from '../../../../src/games/grand-armada/face.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import type { PlaceId } from '../chart/geography.js';
import { describeShip, shipName, statesOf } from '../names.js';
import { sideClass } from '../session.js';
import { useGameWords, useWords } from '../words/index.js';
import { ShipPicture } from './Pictures.js';
import { Windows } from './ReserveSlip.js';

/** Shows both sides' VP, where they came from, and the tiebreak. */
export function Points({ G }: { readonly G: GrandArmada }) {
  const words = useWords();
  const text = words.points;
  const points = computeVP(G);
  const { objectives } = useGameWords().scenarios[G.scenario];
  const { scoring } = scenarioOf(G);
  return (
    <div className="wg-points">
      {SIDES.map((side) => (
        <section key={side} className={sideClass(side)}>
          <h4>
            {words.sides[side]} <b>{points[side]}</b>
          </h4>
          <ul>
            {account(G, side).map((score) => (
              <li key={score.for}>
                {text.score[score.for](score.ships)} <b>{score.points}</b>
              </li>
            ))}
          </ul>
          <p className="wg-slip-note">{objectives[side]}</p>
          <p className="wg-slip-note">
            {text.worth(scoring[side].sunk, scoring[side].captured, scoring[side].threeLeft)} <CaseChip case="11.0" />
          </p>
        </section>
      ))}
      {!G.result && (
        <p className="wg-slip-note">{G.options.objectiveTiebreak ? text.tiebreak(words.sides[tiebreakSide(G)]) : text.noTiebreak}</p>
      )}
    </div>
  );
}

interface ForcesProps {
  readonly G: GrandArmada;
  readonly onPoint: (places: readonly PlaceId[]) => void;
  readonly onLook: (id: ShipId) => void;
}

function Row({ G, id, onPoint, onLook }: ForcesProps & { readonly id: ShipId }) {
  const words = useWords();
  const text = words.forces;
  const { hex, hull, status } = ship(G, id);
  const { defence, crew, guns, speed, admiral } = ROSTER[id];
  const gone = ['sunk', 'aground', 'left'].includes(status);
  const show = () => onPoint(hex ? [hex] : []);
  return (
    <li className={gone ? 'wg-gone' : undefined}>
      <button
        type="button"
        title={describeShip(G, id, words)}
        onMouseEnter={show}
        onMouseLeave={() => onPoint([])}
        onFocus={show}
        onBlur={() => onPoint([])}
        onClick={() => onLook(id)}
      >
        <ShipPicture G={G} id={id} size={46} />
        <span>
          <span className="wg-force-name">
            {shipName(id)} <i>{onMap(G, id) ? hex : ''}</i>
          </span>
          {admiral && <small>{admiral}</small>}
          <small className="wg-force-figures">{text.figures(defence - hull, defence, Math.max(0, crewOf(G, id)), crew, guns, speed)}</small>
          <small>{statesOf(G, id, words).join(', ')}</small>
        </span>
      </button>
    </li>
  );
}

export function Forces(props: ForcesProps) {
  const words = useWords();
  const text = words.forces;
  const { G } = props;
  const { exits, reinforcements } = scenarioOf(G);
  const comes = (side: Side) => Object.values(reinforcements).some((window) => window.side === side);
  return (
    <div className="wg-forces">
      <section>
        <h3>{text.points}</h3>
        <Points G={G} />
      </section>
      {SIDES.map((side) => (
        <section key={side} className={sideClass(side)}>
          <h3>
            {words.sides[side]} <small>{exits[side].length ? text.exits(exits[side].map((edge) => words.edges[edge])) : text.noExit}</small>
          </h3>
          {comes(side) && <Windows G={G} side={side} />}
          <ul className="wg-force-list">
            {fleet(G, side).map((id) => (
              <Row key={id} {...props} id={id} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
