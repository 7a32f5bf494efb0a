import { unplacedShips } from '../../../../src/games/salamis-ad-actium/face.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { shipName, squadronName } from '../names.js';
import type { Drawing } from '../plans/formations.js';
import type { Draft, Formation, Session } from '../session.js';
import { useWords } from '../words/index.js';
import { OfficersSwap } from './OfficersSwap.js';

const FORMATIONS: readonly Formation[] = ['abreast', 'astern', 'echelon', 'double'];
const TURN = 15;
const WIDER = 5;

interface DeploySlipProps {
  readonly session: Session;
  readonly left: readonly string[];
  readonly sq: string;
  readonly heading: number;
  /** The one ship that is moved by herself. */
  readonly lone: string | undefined;
  readonly draft: Draft;
  readonly onSquadron: (sq: string) => void;
  readonly onShip: (ship: string | undefined) => void;
  readonly onDraw: (drawing: Partial<Drawing>) => void;
}

/** The squadron that is laid out: its formation, spacing and heading, its ships one by one, and why the place will not do. */
export function DeploySlip({ session, left, sq, heading, lone, draft, onSquadron, onShip, onDraw }: DeploySlipProps) {
  const text = useWords().deploy;
  const { G } = session;
  const refused = draft.berths && session.refusal('placeSquadron', [sq, [...draft.berths]]);
  return (
    <section className="wg-slip">
      <h2>{squadronName(G, sq)}</h2>
      {left.length > 1 && (
        <fieldset className="wg-helm-row" aria-label={text.squadron}>
          {left.map((each) => (
            <button key={each} type="button" aria-pressed={each === sq} onClick={() => onSquadron(each)}>
              {squadronName(G, each)}
            </button>
          ))}
        </fieldset>
      )}
      <fieldset className="wg-helm-row" aria-label={text.formation}>
        {FORMATIONS.map((formation) => (
          <button key={formation} type="button" aria-pressed={formation === draft.formation} onClick={() => onDraw({ formation })}>
            {text.formations[formation]}
          </button>
        ))}
      </fieldset>
      <fieldset className="wg-helm-row" aria-label={text.heading}>
        <button type="button" onClick={() => onDraw({ heading: (heading + 360 - TURN) % 360 })}>
          ↺ {TURN}°
        </button>
        <b>{heading}°</b>
        <button type="button" onClick={() => onDraw({ heading: (heading + TURN) % 360 })}>
          ↻ {TURN}°
        </button>
      </fieldset>
      <fieldset className="wg-helm-row" aria-label={text.spacing}>
        <button type="button" aria-label={text.closer} onClick={() => onDraw({ gap: Math.max(WIDER, draft.gap - WIDER) })}>
          ›‹
        </button>
        <b>{text.gap(draft.gap / 10)}</b>
        <button type="button" aria-label={text.wider} onClick={() => onDraw({ gap: draft.gap + WIDER })}>
          ‹ ›
        </button>
      </fieldset>
      <fieldset className="wg-helm-row wg-ships" aria-label={text.ships}>
        <button type="button" aria-pressed={lone === undefined} onClick={() => onShip(undefined)}>
          {text.allShips}
        </button>
        {unplacedShips(G, sq).map((id) => (
          <button key={id} type="button" aria-pressed={lone === id} onClick={() => onShip(id)}>
            {shipName(G, id)}
          </button>
        ))}
      </fieldset>
      {refused && (
        <p className="wg-slip-warning">
          {refused.reason} <CaseChip case={refused.case} />
        </p>
      )}
      <OfficersSwap session={session} sq={sq} />
    </section>
  );
}
