import { memo } from 'react';
import {
  type ChitKind,
  COMMAND_IDS,
  COMMANDS,
  type Command,
  CURRENT_AGAINST,
  CURRENT_WITH,
  MARKERS_PER_COMMAND,
  MORALE,
  markersIn,
  OAR_COST,
  OAR_COST_UPWIND,
  SAIL_COST,
  type Segment,
  SIDES,
  type Sluys,
  SQUADRON_IDS,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import { HEX_DIRECTIONS, type HexDirection, turnBetween } from '../../../../src/kit/hexGrid.js';
import { headingAngle, headingStep, hexPath } from '../../../kit/hex/layout.js';
import { useKitWords } from '../../../kit/words/index.js';
import { commandName, leaderSurname, type Seen } from '../names.js';
import { useWords } from '../words/index.js';
import { LEOPARD, LILY } from './Bonds.js';
import { BOX, BOX_AT, NEAT, TRACK_TOP } from './land.js';
import { CommandShield } from './SquadronCounter.js';

interface DialProps {
  readonly x: number;
  readonly y: number;
  readonly to: HexDirection;
}

/** Draws the arrow of a dial centred at the origin. */
function Needle({ to, className, d }: { readonly to: HexDirection; readonly className: string; readonly d: string }) {
  return (
    <g className="wg-needle" style={{ transform: `rotate(${headingAngle(to)}deg)` }}>
      <path className={className} d={d} />
    </g>
  );
}

/** Draws the Wind Dial: the wind direction, and the MP under sail in each direction (6.1.8). */
export const WindDial = memo(function WindDial({ x, y, to }: DialProps) {
  const { dial } = useWords();
  return (
    <g className="wg-dial wg-wind" transform={`translate(${x} ${y})`}>
      <circle className="wg-dial-face" r={74} />
      <circle className="wg-dial-ring" r={69} />
      <path className="wg-dial-hex" d={hexPath([0, 0], 42)} />
      <Needle to={to} className="wg-dial-needle" d="M-34 -7Q-20 -12 -6 -7T16 -6V-14L40 0L16 14V6Q4 10 -8 6T-34 7L-28 0Z" />
      {HEX_DIRECTIONS.map((direction) => {
        const [dx, dy] = headingStep(direction);
        const off = turnBetween(direction, to);
        return (
          <g key={direction} className={`wg-dial-cost wg-off-${off}`} transform={`translate(${dx * 56} ${dy * 56})`}>
            <circle r={13.5} />
            <text y={7}>{SAIL_COST[off]}</text>
          </g>
        );
      })}
      <text className="wg-dial-name" y={94}>
        {dial.wind}
      </text>
      <text className="wg-dial-note" y={111}>
        {dial.oars(OAR_COST, OAR_COST_UPWIND)}
      </text>
    </g>
  );
});

/** Draws the current's dial. A hex costs 1 MP less with the current and 1 MP more directly against it. */
export const CurrentDial = memo(function CurrentDial({ x, y, to }: DialProps) {
  const { dial } = useWords();
  const kit = useKitWords();
  const against = ((to + 3) % 6) as HexDirection;
  return (
    <g className="wg-dial wg-current" transform={`translate(${x} ${y})`}>
      <circle className="wg-dial-face" r={52} />
      <circle className="wg-dial-ring" r={48} />
      <Needle
        to={to}
        className="wg-dial-stream"
        d="M-26 -10Q-16 -17 -6 -10T14 -10M-30 0Q-19 -7 -8 0T16 0M-26 10Q-16 3 -6 10T14 10M12 -14L27 0L12 14"
      />
      {[
        { direction: to, amount: CURRENT_WITH, off: 0 },
        { direction: against, amount: CURRENT_AGAINST, off: 3 },
      ].map(({ direction, amount, off }) => {
        const [dx, dy] = headingStep(direction);
        return (
          <g key={off} className={`wg-dial-cost wg-off-${off}`} transform={`translate(${dx * 46} ${dy * 46})`}>
            <circle r={13} />
            <text y={6}>{kit.signed(amount)}</text>
          </g>
        );
      })}
      <text className="wg-dial-name" y={80}>
        {dial.current}
      </text>
    </g>
  );
});

/** Draws an activation chit, with the sign of one side or, for ANY, of both. */
export function Chit({ kind, r = 25 }: { readonly kind: ChitKind | 'none'; readonly r?: number }) {
  const { chit } = useWords();
  return (
    <g className={`wg-chit wg-chit-${kind}`} transform={`scale(${r / 25})`}>
      <circle className="wg-chit-disc" r={25} />
      {kind === 'any' && <path className="wg-chit-half" d="M0 -25A25 25 0 0 1 0 25Z" />}
      <circle className="wg-chit-rim" r={21} />
      <text y={kind === 'any' ? 5.5 : 9} className={kind === 'any' ? 'wg-smaller' : undefined}>
        {chit[kind]}
      </text>
    </g>
  );
}

export function describeBox(seen: Seen, command: Command): string {
  const { G, words } = seen;
  const { box: text } = words;
  const chit = G.boxes[command];
  const state = G.dormant.includes(command) ? text.asleep : chit ? text.acted : text.ready;
  return [
    commandName(seen, command),
    text.squadrons(afloat(G, command)),
    text.prizes(markersIn(G, command), MARKERS_PER_COMMAND),
    state,
  ].join('; ');
}

const afloat = (G: Sluys, command: Command): number =>
  SQUADRON_IDS.filter((id) => G.squadrons[id].command === command && G.squadrons[id].status !== 'sunk').length;

interface BoxProps {
  readonly command: Command;
  readonly chit: ChitKind | 'none' | null;
  readonly asleep: boolean;
  readonly acting: boolean;
  readonly squadrons: number;
  readonly prizes: number;
  readonly lit: string | undefined;
}

const Box = memo(function Box({ command, chit, asleep, acting, squadrons, prizes, lit }: BoxProps) {
  const words = useWords();
  const [x, y] = BOX_AT[command];
  const [w, h] = [BOX.width / 2, BOX.height / 2];
  return (
    <g
      className={`wg-command-box${acting ? ' wg-acting' : ''}${chit && !acting ? ' wg-done' : ''}${lit ? ` wg-lit-${lit}` : ''}`}
      transform={`translate(${x} ${y})`}
    >
      <path className="wg-panel-shadow" d={`M${-w + 4} ${-h + 4}H${w + 4}V${h + 4}H${-w + 4}Z`} />
      <rect className="wg-box-ground" x={-w} y={-h} width={BOX.width} height={BOX.height} rx={3} />
      <rect className="wg-box-rule" x={-w + 5} y={-h + 5} width={BOX.width - 10} height={BOX.height - 10} />
      <text className="wg-box-name" x={0} y={-h + 25}>
        {leaderSurname({ words }, COMMANDS[command].leader)}
      </text>
      <g transform={`translate(${-w + 40} 8)`}>
        <CommandShield command={command} scale={1.35} />
        <text className={`wg-box-count wg-on-${command}`} y={9}>
          {squadrons}
        </text>
      </g>
      <g transform={`translate(${w - 42} 4)`}>
        {chit ? (
          <Chit kind={chit} r={28} />
        ) : (
          <>
            <circle className="wg-chit-empty" r={28} />
            {asleep && (
              <text className="wg-box-asleep" y={6}>
                {words.box.asleepShort}
              </text>
            )}
          </>
        )}
      </g>
      <g transform={`translate(0 ${h - 17})`}>
        {Array.from({ length: MARKERS_PER_COMMAND }, (_, i) => (
          <path
            key={i}
            className={i < prizes ? 'wg-prize wg-taken' : 'wg-prize'}
            transform={`translate(${(i - 2) * 18} 0)`}
            d="M-5 8V-8L8 -4L-3 0"
          />
        ))}
      </g>
    </g>
  );
});

interface BoxesProps {
  readonly G: Sluys;
  /** Returns the CSS class of a command's box if it can be selected. */
  readonly lit: (command: Command) => string | undefined;
}

export function Boxes({ G, lit }: BoxesProps) {
  return COMMAND_IDS.map((command) => (
    <Box
      key={command}
      command={command}
      chit={G.boxes[command]}
      asleep={G.dormant.includes(command)}
      acting={G.act?.command === command}
      squadrons={afloat(G, command)}
      prizes={markersIn(G, command)}
      lit={lit(command)}
    />
  ));
}

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

/** Draws turn, cup, morale and sequence of play below the map. */
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
