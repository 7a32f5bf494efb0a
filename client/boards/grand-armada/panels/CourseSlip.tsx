import {
  boardingOdds,
  directionOf,
  enemiesBeside,
  flag,
  type GrandArmada,
  type Heading,
  isFighting,
  onMap,
  opponentOf,
  type ShipId,
  type Side,
  ship,
  type Token,
} from '../../../../src/games/grand-armada/face.js';
import { FacingPicker } from '../../../kit/hex/FacingPicker.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { useKitWords } from '../../../kit/words/index.js';
import { shortName } from '../names.js';
import { type Arrival, facingsOf, headingOf, withShipAt } from '../plans/course.js';
import type { CourseDraft } from '../session.js';
import { useWords } from '../words/index.js';

interface CourseSlipProps {
  readonly G: GrandArmada;
  readonly id: ShipId;
  /** MP left before the course; `allowance` is the MP at the start of the move. */
  readonly points: number;
  readonly allowance: number;
  readonly course: CourseDraft | undefined;
  /** Possible headings at the end of the course; without a course, in the current hex. */
  readonly ways: ReadonlyMap<Heading, Arrival> | undefined;
  /** Whether the ship must still move or turn [5.6]. */
  readonly owes: boolean;
  readonly onTokens: (tokens: readonly Token[]) => void;
}

/** Shows the chances of crew loss if two ships board each other now. */
function Contact({ G, id, other }: { readonly G: GrandArmada; readonly id: ShipId; readonly other: ShipId }) {
  const text = useWords().slip;
  const kit = useKitWords();
  const odds = boardingOdds(G, { single: id, group: [other] });
  const side = flag(id);
  const chance = (of: Side) => [...odds.losses[of]].reduce((sum, [loss, p]) => (loss ? sum + p : sum), 0);
  return (
    <li>
      {text.contact(shortName(other), kit.percent(chance(side)), kit.percent(chance(opponentOf(side))))} <CaseChip case="8.1" />
    </li>
  );
}

/** Shows a course with costs and MP left, possible headings, and boarding odds at its end. */
export function CourseSlip({ G, id, points, allowance, course, ways, owes, onTokens }: CourseSlipProps) {
  const words = useWords();
  const text = words.slip;
  const kit = useKitWords();
  const there = course && !course.edge && !course.aground ? withShipAt(G, id, course.end) : G;
  const beside = onMap(there, id) && isFighting(there, id) && !course?.edge ? enemiesBeside(there, id) : [];
  const isEmpty = !course && !owes && !beside.length && !(ways && ways.size > 1);
  if (isEmpty && G.active?.ship !== id && G.phase !== 'withdrawal') return null;
  return (
    <section className="wg-slip wg-course-slip">
      <h2>
        {course ? text.course : G.active?.ship === id || G.phase === 'withdrawal' ? text.move : text.turns}{' '}
        <span className="wg-slip-figure">{text.left(course ? course.left : points, allowance)}</span>
      </h2>
      {course && (
        <ol>
          {course.legs.map(({ token, hex, heading, cost, stopped }, i) => (
            <li key={`${i}${token}`}>
              <span>{text.step(token, hex, words.headings[heading])}</span>
              <b>{cost ? kit.signed(-cost) : text.free}</b>
              {stopped && token === 'F' && <CaseChip case="7.0" />}
            </li>
          ))}
          {course.edge && (
            <li>
              <span>{text.overEdge(words.edges[course.edge])}</span>
              <b>{kit.signed(-1)}</b>
            </li>
          )}
        </ol>
      )}
      {course?.aground && (
        <p className="wg-slip-warning">
          {text.aground} <CaseChip case="5.6" />
        </p>
      )}
      {owes && (
        <p className="wg-slip-note">
          {text.owesWay} <CaseChip case="5.6" />
        </p>
      )}
      {ways && ways.size > 1 && (
        <FacingPicker
          label={text.heading}
          facing={directionOf(course ? course.end.heading : ship(G, id).heading)}
          open={facingsOf(ways, words)}
          name={(facing) => words.headings[headingOf(facing)]}
          onPick={(facing) => onTokens(ways.get(headingOf(facing))?.tokens ?? [])}
        />
      )}
      {beside.length > 0 && (
        <ul className="wg-contacts">
          {beside.map((other) => (
            <Contact key={other} G={there} id={id} other={other} />
          ))}
        </ul>
      )}
    </section>
  );
}
