import Maximize2 from 'lucide-react/icons/maximize-2';
import type { ReactNode } from 'react';
import { type Armada, PHASES, type PhaseId, phaseOf, type Side, sequence } from '../../../src/games/invincible-armada/face.js';
import { useHighlightedPlaces } from '../../kit/host/hint.js';
import { CaseChip } from '../../kit/rules/CaseChip.js';
import { Bench } from './chart/Marks.js';
import { chartMeant, type Focus } from './chart/places.js';
import { StrategicChart } from './chart/StrategicChart.js';
import { type ChartProps, TacticalChart } from './chart/TacticalChart.js';
import { Situation } from './panels/Situation.js';
import type { OverlayState, WhyHere } from './session.js';
import { useWords } from './words/index.js';

const CHARTS: readonly Focus[] = ['strategic', 'tactical'];

const SETUP = new Set<PhaseId>(['deploy', 'blessing']);

/** Shows the sequence of play with the current phase marked, when no other panel is shown. */
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

interface TableProps {
  readonly chart: Omit<ChartProps, 'why' | 'sounding'>;
  readonly focus: Focus;
  readonly onFocus: (focus: Focus) => void;
  readonly why: WhyHere | undefined;
  readonly sounding: OverlayState;
}

/** Renders the map in focus. On a narrow screen, tabs switch between the maps. */
export function ArmadaTable({ chart: map, focus, why, sounding, onFocus }: TableProps) {
  const words = useWords();
  const { G, narrow } = map;
  // On a narrow screen, only the action bar shows the refusal.
  const chart = { ...map, sounding, why: narrow ? undefined : why };
  const meant = chartMeant(useHighlightedPlaces() ?? [], focus);
  return (
    <div className="wg-two-charts">
      {narrow && (
        <div className="wg-chart-tabs" role="tablist">
          {CHARTS.map((each) => (
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
      )}
      <div className="wg-chart-room">
        {focus === 'strategic' ? <StrategicChart {...chart} large /> : <TacticalChart {...chart} large />}
        <Bench G={G} sounding={sounding} narrow={narrow} />
      </div>
    </div>
  );
}

interface PanelsProps extends Omit<TableProps, 'why'> {
  readonly slip: ReactNode;
  readonly news: ReactNode;
  readonly me: Side;
}

/** Renders the panels. On a wide screen, these include the map that is not in focus, with a button that enlarges it. */
export function ArmadaPanels({ chart: map, focus, sounding, onFocus, slip, news, me }: PanelsProps) {
  const words = useWords();
  const { G, narrow } = map;
  const chart = { ...map, sounding, why: undefined };
  const other = focus === 'strategic' ? 'tactical' : 'strategic';
  const meant = chartMeant(useHighlightedPlaces() ?? [], focus);
  const idle = !G.result && !G.battle && !G.fire;
  // A decision comes before the other map, which would push it out of view.
  const panel = slip ?? <Situation G={G} me={me} />;
  return (
    <>
      {panel}
      {!narrow && (
        <section className={`wg-slip wg-other-chart wg-other-${other}`}>
          <button type="button" data-meant={other === meant || undefined} onClick={() => onFocus(other)}>
            {words.enlarge(words.charts[other])} <Maximize2 size={15} aria-hidden="true" />
          </button>
          {other === 'strategic' ? <StrategicChart {...chart} /> : <TacticalChart {...chart} />}
        </section>
      )}
      {news}
      {!slip && idle && <SequenceSlip G={G} />}
    </>
  );
}
