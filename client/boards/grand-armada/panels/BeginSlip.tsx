import {
  type GrandArmada,
  type Heading,
  owesWay,
  type ShipId,
  sailing,
  ship,
  type Token,
} from '../../../../src/games/grand-armada/face.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { shortName } from '../names.js';
import type { Arrival } from '../plans/course.js';
import type { CourseDraft } from '../session.js';
import { useWords } from '../words/index.js';
import { CourseSlip } from './CourseSlip.js';

interface BeginSlipProps {
  readonly G: GrandArmada;
  readonly id: ShipId;
  /** The heading the wind is looked at with. */
  readonly heading: Heading;
  readonly course: CourseDraft | undefined;
  readonly ways: ReadonlyMap<Heading, Arrival> | undefined;
  readonly onTokens: (tokens: readonly Token[]) => void;
}

/** How the move of a ship would begin: the wind on its heading, the points, the tide, the way it has on; and the course, once laid. */
export function BeginSlip({ G, id, heading, course, ways, onTokens }: BeginSlipProps) {
  const words = useWords();
  const text = words.slip;
  const { attitude, points, tide } = sailing(G, id, heading);
  const { yawDue, way, towing } = ship(G, id);
  return (
    <>
      <section className="wg-slip wg-begin-slip">
        <h2>
          {text.begins(shortName(id))} <span className="wg-slip-figure">{text.points(points)}</span>
        </h2>
        <p className="wg-slip-lines">
          {text.windOn(words.headings[heading], text.attitude[attitude])} <CaseChip case="5.2" />
        </p>
        {towing && <p className="wg-slip-note">{text.towed(shortName(towing))}</p>}
        {tide && (
          <p className="wg-slip-note">
            {text.tide} <CaseChip case="11.0" />
          </p>
        )}
        {yawDue && (
          <p className="wg-slip-note">
            {text.yawDue} <CaseChip case="5.6" />
          </p>
        )}
        {owesWay(G, id) && (
          <p className="wg-slip-note">
            {text.hasWay(way)} <CaseChip case="5.6" />
          </p>
        )}
      </section>
      {(course || ways) && (
        <CourseSlip G={G} id={id} points={points} allowance={points} course={course} ways={ways} owes={false} onTokens={onTokens} />
      )}
    </>
  );
}
