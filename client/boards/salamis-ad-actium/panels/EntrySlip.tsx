import { type Edge, entryModifiers, OFF_TABLE, type TableEntry } from '../../../../src/games/salamis-ad-actium/face.js';
import { ChanceBar } from '../../../kit/panels/Odds.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { names, squadronName } from '../names.js';
import { lengthOf } from '../plans/deploying.js';
import type { Session } from '../session.js';
import { useWords } from '../words/index.js';
import { ModifierLine } from './Aim.js';

const EDGES: readonly Edge[] = ['N', 'S', 'W', 'E'];
const FACES = 10;

interface EntrySlipProps {
  readonly session: Session;
  readonly sq: string;
  readonly entry: TableEntry;
  readonly enemyEdge: Edge;
  readonly onPlace: (edge: Edge, at: number) => void;
  readonly onTurn: (by: number) => void;
}

/** Panel for choosing where a reserve enters and on which heading, with its chance of entering [2.9]. */
export function EntrySlip({ session, sq, entry, enemyEdge, onPlace, onTurn }: EntrySlipProps) {
  const text = useWords().entry;
  const { G } = session;
  const refused = session.refusal('enter', [sq, { ...entry }]);
  const modifiers = entryModifiers(G, sq, entry);
  const added = modifiers.reduce((sum, [, amount]) => sum + amount, 0);
  const share = (counts: (total: number) => boolean) =>
    Array.from({ length: FACES }, (_, i) => i + 1 + added).filter(counts).length / FACES;
  const waiting = G.order.filter((id) => G.ships[id].sq === sq && G.ships[id].status === 'offTable');
  return (
    <section className="wg-slip wg-entry-slip">
      <h2>{squadronName(G, sq)}</h2>
      <p className="wg-slip-note">{names(G, waiting)}</p>
      <fieldset className="wg-helm-row" aria-label={text.edge}>
        {EDGES.map((edge) => (
          <button
            key={edge}
            type="button"
            aria-pressed={edge === entry.edge}
            aria-disabled={edge === enemyEdge || undefined}
            onClick={() =>
              edge === enemyEdge
                ? session.notify(session.refusal('enter', [sq, { ...entry, edge }]))
                : onPlace(edge, Math.floor(lengthOf(G, edge) / 2))
            }
          >
            {text.edges[edge]}
          </button>
        ))}
      </fieldset>
      <label className="wg-entry-at">
        <span>{text.along(entry.at / 10)}</span>
        <input
          type="range"
          min={0}
          max={lengthOf(G, entry.edge)}
          step={10}
          value={entry.at}
          onChange={({ target }) => onPlace(entry.edge, Number(target.value))}
        />
      </label>
      <fieldset className="wg-helm-row" aria-label={text.heading}>
        <button type="button" onClick={() => onTurn(-5)}>
          ↺ 5°
        </button>
        <b>{entry.heading}°</b>
        <button type="button" onClick={() => onTurn(5)}>
          ↻ 5°
        </button>
      </fieldset>
      {refused && (
        <p className="wg-slip-warning">
          {refused.reason} <CaseChip case={refused.case} />
        </p>
      )}
      {!refused && <ModifierLine modifiers={modifiers} />}
      {!refused && (
        <ul className="wg-chances">
          <ChanceBar chance={share((total) => total >= OFF_TABLE.enters)} label={text.enters} tone="good" />
          <ChanceBar chance={share((total) => total > OFF_TABLE.lost && total < OFF_TABLE.enters)} label={text.delayed} />
          <ChanceBar chance={share((total) => total <= OFF_TABLE.lost)} label={text.lost} tone="bad" />
        </ul>
      )}
    </section>
  );
}
