import { memo } from 'react';
import { MORALE, type Segment, SIDES, type Sluys } from '../../../../src/games/right-fierce-and-terrible/face.js';
import { useWords } from '../words/index.js';
import { LEOPARD, LILY } from './Arms.js';
import { Chit } from './Boxes.js';
import { NEAT, TRACK_TOP } from './geography.js';

/** What stands on the track of the sequence of play: the seven segments, the Sally, the End Phase. */
type Stop = Segment | 'sally' | 'endTurn';

const ICONS: { readonly [stop in Stop]: string } = {
  sailsOars: 'M0 -14V12M-10 -9Q0 -12 10 -9Q14 0 8 7Q0 4 -8 7Q-3 0 -10 -9ZM-12 14H12',
  ram: 'M-14 4L2 4L14 -2L2 -8L-14 -8M-14 -8V4M-6 -8V4M14 -2h4M10 -12l4 -4M12 8l5 4',
  archery: 'M-6 -14Q10 0 -6 14L-6 -14M-14 0H14M14 0l-6 -4M14 0l-6 4',
  grapple: 'M0 -14V8M0 8Q-12 8 -12 -2M-12 -2l-3 4M-12 -2l4 4M0 8Q12 8 12 -2M12 -2l3 4M12 -2l-4 4M0 8Q0 14 4 14M-3 -14H3',
  boarding: 'M-15 12H15M-15 12L12 -10M-15 6L6 -12M-8 1l4 5M-1 -5l4 5M8 -14a3 3 0 1 1 0.1 0',
  melee: 'M-12 -13L10 10M10 -13L-12 10M5 12L13 4M-7 12L-15 4M11 11l4 4M-13 11l-4 4',
  maneuver: 'M-14 -10L6 8M6 8Q10 16 14 14Q16 10 8 6M-14 12Q-7 7 0 12T14 12',
  sally: 'M-14 12V-6L-8 -2L-8 -10L0 -4L8 -10V-2L14 -6V12ZM-5 12V4Q0 -1 5 4V12',
  endTurn: 'M-10 -14H10M-10 14H10M-8 -14Q-8 -4 0 0Q8 -4 8 -14M-8 14Q-8 4 0 0Q8 4 8 14M-4 11Q0 6 4 11',
};

const STOPS = Object.keys(ICONS) as Stop[];
const CELL = 39;
const STOP = 78;

function stopOf(G: Sluys): Stop | undefined {
  if (G.phase === 'sally' || G.phase === 'endTurn') return G.phase;
  return G.act?.segment;
}

interface MoraleProps {
  readonly english: number;
  readonly french: number;
  readonly x: number;
  readonly y: number;
}

const Morale = memo(function Morale({ english, french, x, y }: MoraleProps) {
  const { track } = useWords();
  const stands = { english, french };
  return (
    <g transform={`translate(${x} ${y})`}>
      <text className="wg-track-name" x={(CELL * 21) / 2} y={18}>
        {track.morale}
      </text>
      {Array.from({ length: MORALE.max + 1 }, (_, value) => (
        <g
          key={value}
          className={value < MORALE.checkBelow ? 'wg-morale-cell wg-low' : 'wg-morale-cell'}
          transform={`translate(${value * CELL} 28)`}
        >
          <rect width={CELL} height={72} />
          <text x={CELL / 2} y={44}>
            {value}
          </text>
        </g>
      ))}
      {SIDES.map((side) => (
        <g
          key={side}
          className={`wg-morale-marker wg-${side}`}
          style={{ transform: `translate(${(stands[side] + 0.5) * CELL}px, ${side === 'english' ? 43 : 86}px)` }}
        >
          <rect x={-17} y={-14} width={34} height={28} rx={3} />
          <path d={side === 'english' ? LEOPARD : LILY} transform={side === 'english' ? 'translate(0 1) scale(1.25)' : 'scale(1.7)'} />
        </g>
      ))}
    </g>
  );
});

interface SequenceProps {
  readonly now: Stop | undefined;
  readonly x: number;
  readonly y: number;
}

const Sequence = memo(function Sequence({ now, x, y }: SequenceProps) {
  const { track } = useWords();
  return (
    <g transform={`translate(${x} ${y})`}>
      {STOPS.map((stop, i) => (
        <g key={stop} className={stop === now ? 'wg-stop wg-now' : 'wg-stop'} transform={`translate(${i * STOP} 8)`}>
          <rect width={STOP - 4} height={92} rx={3} />
          <path transform={`translate(${STOP / 2 - 2} 36) scale(1.25)`} d={ICONS[stop]} />
          <text x={STOP / 2 - 2} y={82}>
            {track.stops[stop]}
          </text>
        </g>
      ))}
    </g>
  );
});

/** Below the sea: the turn, the cup, the morale of both fleets, and where the sequence of play has come to. */
export function Tracks({ G }: { readonly G: Sluys }) {
  const { track } = useWords();
  const left = NEAT.left + 12;
  const chits = (['english', 'french', 'any'] as const).flatMap((kind) => Array.from({ length: G.cup[kind] }, (_, i) => ({ kind, i })));
  return (
    <g className="wg-map-sheet wg-tracks">
      <g transform={`translate(${left + 52} ${TRACK_TOP + 56})`}>
        <circle className="wg-turn-disc" r={47} />
        <circle className="wg-turn-rule" r={42} />
        <text className="wg-turn-word" y={-17}>
          {track.turn}
        </text>
        <text className="wg-turn-number" y={25}>
          {G.turn}
        </text>
      </g>
      <g className="wg-cup" transform={`translate(${left + 118} ${TRACK_TOP})`}>
        <text className="wg-track-name" x={84} y={18}>
          {track.cup}
        </text>
        {chits.map(({ kind, i }, at) => (
          <g key={`${kind}${i}`} transform={`translate(${26 + (at % 3) * 54 + (at > 2 ? 27 : 0)} ${at > 2 ? 88 : 50})`}>
            <Chit kind={kind} r={19} />
          </g>
        ))}
      </g>
      <Morale {...G.morale} x={left + 298} y={TRACK_TOP} />
      <Sequence now={stopOf(G)} x={left + 1140} y={TRACK_TOP} />
    </g>
  );
}
