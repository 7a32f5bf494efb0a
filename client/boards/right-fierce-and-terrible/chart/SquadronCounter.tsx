import { memo } from 'react';
import {
  archeryFactor,
  COMMANDS,
  type Command,
  castle,
  level,
  meleeFactor,
  movementAllowance,
  type Side,
  type Sluys,
  SQUADRONS,
  sails,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import { Art } from '../../../kit/map/Art.js';
import { cogs } from '../../../kit/ships/cogs.js';
import { Ship } from '../../../kit/ships/Ship.js';
import { unitName } from '../names.js';
import { useSeen } from '../useLook.js';
import { LEOPARD, LILY } from './Bonds.js';

const SHIELD = 'M-17 -20H17V-1Q17 14 0 22Q-17 14 -17 -1Z';

/** Path of each command's heraldic charge, which identifies the command without colour. */
const CHARGE: { readonly [id in Command]: string } = {
  brown: 'M-17 -20H17V-12H-17Z',
  white: 'M-5 -20H5V21H-5Z',
  green: 'M-17 -20H-8L16 5L13 11L-17 -13Z',
  yellow: 'M-17 -5H17V5H-17Z',
  violet: 'M-17 9L0 -8L17 9V18L0 1L-17 18Z',
  orange: 'M-17 -20H-10L17 5V10L13 14L-17 -13ZM17 -20H10L-17 5V10L-13 14L17 -13Z',
};

/** Draws a command's shield, centred. Its charge identifies the command without colour. */
export function CommandShield({ command, scale = 1 }: { readonly command: Command; readonly scale?: number }) {
  return (
    <g className={`wg-shield-${command}`} transform={scale === 1 ? undefined : `scale(${scale})`}>
      <path style={{ fill: COMMANDS[command].color }} d={SHIELD} />
      <path className="wg-shield-charge" d={CHARGE[command]} />
      <path className="wg-shield-edge" d={SHIELD} />
    </g>
  );
}

interface FaceProps {
  readonly id: string;
  readonly name: string;
  readonly letter: string | undefined;
  readonly side: Side;
  readonly command: Command;
  readonly mf: number;
  readonly ma: number;
  readonly castle: number;
  readonly archery: number | null;
  readonly reduced: boolean;
  readonly damage: number;
  readonly afire: boolean;
  readonly marker: null | 'captured' | 'liberated';
  readonly spent: boolean;
}

/** Paths of the icons before the figures: sail or oars, castle, longbow or crossbow. */
const SIGN = {
  sail: 'M-1 -6V6M-5 -5Q4 -4 4 1Q1 0 -5 2Z',
  oar: 'M-6 -6L5 5M6 -6L-5 5M5 5l2 2M-5 5l-2 2',
  castle: 'M-6 6V-1H-4V-6H-1.5V-3H1.5V-6H4V-1H6V6Z',
  longbow: 'M-3 -7Q7.5 0 -3 7L-1.5 0Z',
  crossbow: 'M0 -5V7M-6 -1.5Q0 -9 6 -1.5ZM-2 4H2',
} as const;

const BURST = Array.from({ length: 18 }, (_, i) => {
  const r = i % 2 ? 9 : 13;
  const a = (i * Math.PI) / 9;
  return `${i ? 'L' : 'M'}${(Math.sin(a) * r).toFixed(1)} ${(-Math.cos(a) * r).toFixed(1)}`;
}).join('');

const FLAMES = 'M0 12C-11 12 -13 3 -8 -3C-7 0 -5 1 -4 0C-7 -8 -1 -11 0 -18C4 -13 3 -9 5 -7C7 -8 7 -10 7 -12C12 -6 14 12 0 12Z';

function Figure({
  x,
  y,
  sign,
  value,
}: {
  readonly x: number;
  readonly y: number;
  readonly sign: keyof typeof SIGN;
  readonly value: number | string;
}) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <path className="wg-counter-sign" transform="scale(0.82)" d={SIGN[sign]} />
      <text className="wg-counter-small" x={7} y={5.5}>
        {value}
      </text>
    </g>
  );
}

interface MeleeShieldProps {
  readonly command: Command;
  readonly mf: number;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

function MeleeShield({ command, mf, x, y, scale }: MeleeShieldProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${scale})`}>
      <CommandShield command={command} />
      <text className={`wg-counter-mf wg-on-${command}`} y={9}>
        {mf}
      </text>
    </g>
  );
}

/** Draws a squadron's counter, centred in a field of 88 by 88. */
const Face = memo(function Face(props: FaceProps) {
  const { id, name, letter, side, command, mf, reduced, damage, afire, marker, spent } = props;
  const { type } = SQUADRONS[id];
  const english = side === 'english';
  const facing = SQUADRONS[id].side === 'english' ? 1 : -1;
  return (
    <g className={`wg-counter wg-fleet-${side}${reduced ? ' wg-reduced' : ''}${marker ? ' wg-prize' : ''}${spent ? ' wg-spent' : ''}`}>
      <rect className="wg-counter-shadow" x={-40} y={-39} width={86} height={86} rx={4} />
      <rect className="wg-counter-body" x={-43} y={-43} width={86} height={86} rx={4} />
      {marker && <path className="wg-counter-sash" d="M-27 20L20 -43H43V-35L-15 43H-27Z" />}
      <path className="wg-counter-band" d="M-39 -43H-27V43H-39Q-43 43 -43 39V-39Q-43 -43 -39 -43Z" />
      {[-27, 0, 27].map((y) => (
        <path
          key={y}
          className="wg-counter-arms"
          transform={`translate(-35 ${y}) scale(${english ? '0.74 1.1' : '1.15'})`}
          d={english ? LEOPARD : LILY}
        />
      ))}
      <g className="wg-far-only">
        <g transform="translate(8 0)">
          <Art of={id} box={[-35, -42, 70, 58]}>
            <g transform={`scale(${facing} 1)`}>
              <Ship drawing={cogs[type]} x={-35} y={-45} width={70} />
            </g>
          </Art>
        </g>
        <MeleeShield command={command} mf={mf} x={23} y={19} scale={1.16} />
      </g>
      <g className="wg-near-only">
        <g transform="translate(8 0)">
          <Art of={id} box={[-26, -29, 52, 40]}>
            <g transform={`scale(${facing} 1)`}>
              <Ship drawing={cogs[type]} x={-26} y={-31} width={52} />
            </g>
          </Art>
        </g>
        <text
          className="wg-counter-name"
          x={8}
          y={-32.5}
          style={{ fontSize: name.length > 16 ? 7.4 : name.length > 14 ? 8.4 : name.length > 10 ? 9.8 : 11.5 }}
        >
          {name}
        </text>
        <Figure x={-21} y={14} sign={sails(id) ? 'sail' : 'oar'} value={props.ma} />
        <Figure x={-1} y={14} sign="castle" value={props.castle} />
        <Figure x={-21} y={29} sign={SQUADRONS[id].side === 'english' ? 'longbow' : 'crossbow'} value={props.archery ?? '–'} />
        <MeleeShield command={command} mf={mf} x={30} y={21.5} scale={0.74} />
      </g>
      {reduced && <path className="wg-counter-tear" d="M-27 8L-16 2L-18 -4L-6 -6L-4 -14L8 -12L14 -22L28 -22L43 -34" />}
      {spent && <path className="wg-counter-moved" d="M-43 -43H-15L-43 -15ZM-38 -34H-30M-33 -37L-29.5 -34L-33 -31" />}
      <rect className="wg-counter-edge" x={-43} y={-43} width={86} height={86} rx={4} />
      {marker && (
        <g className={`wg-counter-prize wg-${marker}`} transform="translate(-11 -32) scale(1.4)">
          <path d="M-8 12V-10H22L16 -2.5L22 5H-8" />
          <text x={4} y={2}>
            {letter}
          </text>
        </g>
      )}
      {damage > 0 && (
        <g className="wg-counter-damage" transform="translate(33 -32)">
          <path d={BURST} />
          <text y={5.5}>{damage}</text>
        </g>
      )}
      {afire && <path className="wg-counter-fire" transform="translate(6 -34) scale(1.05)" d={FLAMES} />}
    </g>
  );
});

interface SquadronCounterProps {
  readonly G: Sluys;
  readonly id: string;
  readonly spent?: boolean;
}

/** Draws a squadron's counter in its current state. */
export function SquadronCounter({ G, id, spent = false }: SquadronCounterProps) {
  const seen = useSeen(G);
  const { side, command, reduced, afire, marker } = G.squadrons[id];
  return (
    <Face
      id={id}
      name={unitName(seen, id)}
      letter={marker ? seen.words.state.markerLetter[marker] : undefined}
      side={side}
      command={command}
      mf={meleeFactor(G, id)}
      ma={movementAllowance(G, id)}
      castle={castle(G, id)}
      archery={archeryFactor(G, id)}
      reduced={reduced}
      damage={Math.min(2, level(G, id))}
      afire={afire}
      marker={marker}
      spent={spent}
    />
  );
}
