import { SCENARIOS, type Scenario } from '../../../../src/games/salamis-ad-actium/data/scenarios.js';
import { usePictureWords } from '../words/index.js';
import '../pictures.css';

/** Size of a ship in mm of the table, enlarged to be visible. */
const SHIP = { long: 62, wide: 24 };

/** Draws the table of a battle before the first turn: land, shallows and both fleets, north at the top. */
export default function SalamisPlan({ scenario: id }: { readonly scenario: string }) {
  const words = usePictureWords();
  const battle = SCENARIOS.find((each) => each.id === id);
  if (!battle) return null;
  const { w, h } = battle.table;
  const outline = (poly: readonly (readonly [number, number])[]) => poly.map(([x, y]) => `${x},${h - y}`).join(' ');
  return (
    <svg className="wg-picture wg-picture-cup wg-picture-plan" viewBox={`0 0 ${w} ${h}`}>
      <title>{words.plan(battle.title)}</title>
      <rect className="wg-cup-ground" width={w} height={h} />
      {Object.entries(battle.shallows).map(([key, { poly }]) => (
        <polygon key={key} className="wg-plan-shallow" points={outline(poly)} />
      ))}
      {Object.entries(battle.land).map(([key, { poly }]) => (
        <polygon key={key} className="wg-cup-land" points={outline(poly)} />
      ))}
      {shipsOf(battle).map(({ side, x, y, h: heading }) => (
        <ellipse
          key={`${side} ${x} ${y}`}
          className={`wg-plan-ship wg-side-${side}`}
          rx={SHIP.wide / 2}
          ry={SHIP.long / 2}
          transform={`translate(${x} ${h - y}) rotate(${heading})`}
        />
      ))}
    </svg>
  );
}

const shipsOf = ({ sides }: Scenario) =>
  sides.flatMap(({ squadrons }, side) => Object.values(squadrons).flatMap(({ ships }) => ships.map((ship) => ({ ...ship, side }))));
