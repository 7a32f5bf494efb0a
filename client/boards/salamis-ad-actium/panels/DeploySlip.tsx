import { unplacedShips } from '../../../../src/games/salamis-ad-actium/rules/deployment/berths.js';
import { CaseChip } from '../../../kit/CaseChip.js';
import { shipName, squadronName } from '../names.js';
import type { Draft, Formation, Session } from '../session.js';
import { boardText } from '../texts.js';

const text = boardText.deploy;
const FORMATIONS: readonly Formation[] = ['abreast', 'astern', 'echelon', 'double'];
const TURN = 15;

interface DeploySlipProps {
  readonly session: Session;
  readonly left: readonly string[];
  readonly sq: string;
  readonly heading: number;
  readonly draft: Draft;
  readonly onSquadron: (sq: string) => void;
  readonly onDraw: (heading: number, formation: Formation) => void;
}

/** The squadron that is laid out: its ships, its formation and heading, and why the place will not do. */
export function DeploySlip({ session, left, sq, heading, draft, onSquadron, onDraw }: DeploySlipProps) {
  const { G } = session;
  const refused = draft.berths && session.refusal('placeSquadron', [sq, [...draft.berths]]);
  return (
    <section className="slip">
      <h2>{squadronName(G, sq)}</h2>
      <p className="slip-note">
        {unplacedShips(G, sq)
          .map((id) => shipName(G, id))
          .join(', ')}
      </p>
      {left.length > 1 && (
        <fieldset className="helm-row toggles" aria-label={text.squadron}>
          {left.map((each) => (
            <button key={each} type="button" aria-pressed={each === sq} onClick={() => onSquadron(each)}>
              {squadronName(G, each)}
            </button>
          ))}
        </fieldset>
      )}
      <fieldset className="helm-row toggles" aria-label={text.formation}>
        {FORMATIONS.map((formation) => (
          <button key={formation} type="button" aria-pressed={formation === draft.formation} onClick={() => onDraw(heading, formation)}>
            {text.formations[formation]}
          </button>
        ))}
      </fieldset>
      <fieldset className="helm-row" aria-label={text.heading}>
        <button type="button" onClick={() => onDraw((heading + 360 - TURN) % 360, draft.formation)}>
          ↺ {TURN}°
        </button>
        <b>{heading}°</b>
        <button type="button" onClick={() => onDraw((heading + TURN) % 360, draft.formation)}>
          ↻ {TURN}°
        </button>
      </fieldset>
      {refused && (
        <p className="slip-warning">
          {refused.reason} <CaseChip case={refused.case} />
        </p>
      )}
    </section>
  );
}
