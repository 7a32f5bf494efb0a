import type { ReactNode } from 'react';
import {
  type Armada,
  grid,
  PHASES,
  type PhaseId,
  phaseOf,
  type Side,
  type Square,
  sequence,
} from '../../../src/games/invincible-armada/face.js';
import { useMeant } from '../../kit/host/hint.js';
import { CaseChip } from '../../kit/rules/CaseChip.js';
import { Bench } from './chart/Marks.js';
import type { PlaceId } from './chart/places.js';
import { StrategicChart } from './chart/StrategicChart.js';
import { type ChartProps, TacticalChart } from './chart/TacticalChart.js';
import { Hand } from './panels/Forces.js';
import { Situation } from './panels/Situation.js';
import type { Focus, OverlayState, WhyHere } from './session.js';
import { useWords } from './words/index.js';

const SETUP = new Set<PhaseId>(['deploy', 'blessing']);

/** The sequence of play with the present phase marked: what lies on the table when nothing else does. */
function SequenceSlip({ G }: { readonly G: Armada }) {
  const words = useWords();
  const now = phaseOf(G);
  const text = words.slip;
  return (
    <section className="wg-slip wg-sequence-slip">
      <h2>{text.sequence}</h2>
      <ol>
        {PHASES.filter((id) => SETUP.has(id) === SETUP.has(now)).map((id) => (
          <li key={id} aria-current={id === now ? 'step' : undefined}>
            <b>{words.game.phases[id]}</b> <CaseChip case={sequence[id].case} />
            <span>{text.phases[id]}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** The chart to turn to for what is meant, where none of it lies on the one in sight: a square is tactical, all else the Channel's. */
export function chartMeant(places: readonly PlaceId[], focus: Focus): Focus | undefined {
  const charts = places.map((place): Focus => (grid.cell(place as Square) ? 'tactical' : 'strategic'));
  return charts.includes(focus) ? undefined : charts[0];
}

interface TableProps {
  readonly chart: Omit<ChartProps, 'why' | 'sounding'>;
  /** The chart that is shown where there is room for one. */
  readonly focus: Focus;
  /** The chart that the player has laid out large. */
  readonly large: Focus;
  readonly onFocus: (focus: Focus) => void;
  readonly why: WhyHere | undefined;
  readonly sounding: OverlayState;
  readonly slip: ReactNode;
  /** What the last move brought about. */
  readonly news: ReactNode;
  readonly me: Side;
}

/** Two charts on one table: one above the other on wide screens, one at a time on a phone. */
export function ArmadaTable({ chart: map, focus, large, why, sounding, onFocus, slip, news, me }: TableProps) {
  const words = useWords();
  const { G, narrow } = map;
  // On a phone the bar that says it is as near as the place.
  const chart = { ...map, sounding, why: narrow ? undefined : why };
  const bench = <Bench G={G} sounding={sounding} narrow={narrow} />;
  const meant = chartMeant(useMeant() ?? [], focus);
  const idle = !G.result && !G.battle && !G.fire;
  const papers = (
    <>
      {slip ?? <Situation G={G} me={me} />}
      {news}
      {!slip && idle && <SequenceSlip G={G} />}
    </>
  );
  if (narrow) {
    return (
      <div className="wg-two-charts wg-narrow-board">
        <div className="wg-chart-tabs" role="tablist">
          {(['strategic', 'tactical'] as const).map((each) => (
            <button
              key={each}
              type="button"
              role="tab"
              aria-selected={focus === each}
              data-meant={each === meant || undefined}
              onClick={() => onFocus(each)}
            >
              {words.charts[each]}
            </button>
          ))}
        </div>
        <div className="wg-chart-room">
          {focus === 'strategic' ? <StrategicChart {...chart} /> : <TacticalChart {...chart} />}
          {bench}
        </div>
        <div className="wg-papers">{papers}</div>
      </div>
    );
  }
  return (
    <div className={`wg-two-charts wg-large-${large}`}>
      <div className="wg-chart-strip">
        <StrategicChart {...chart} />
        <div className="wg-hands">
          <Hand G={G} side="english" />
          <Hand G={G} side="spanish" />
        </div>
      </div>
      <div className="wg-square">
        <div className="wg-chart-room">
          <TacticalChart {...chart} />
          {bench}
        </div>
        <div className="wg-papers">
          <div className="wg-paper-columns">{papers}</div>
        </div>
      </div>
    </div>
  );
}
