import type { ReactNode } from 'react';
import type { ShipTypeId, Side } from '../../../../src/games/salamis-ad-actium/face.js';
import { Hull } from '../chart/Hull.js';
import { type SalamisBoardWords, useWords } from '../words/index.js';
import type { PictureId } from './words/en.js';

interface GalleyProps {
  readonly side: Side;
  readonly at: readonly [x: number, y: number, turn: number];
  readonly type?: ShipTypeId;
  readonly port?: 0 | 1 | 2 | 3 | 4;
  readonly stbd?: 0 | 1 | 2 | 3 | 4;
  readonly size?: number;
}

function Galley({ side, at: [x, y, turn], type, port = 4, stbd = 4, size = 1.5 }: GalleyProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${size})`}>
      <Hull
        type={type ?? (side ? 'triremePersian' : 'triremeGreek')}
        side={side}
        port={port}
        stbd={stbd}
        ram="standard"
        sails="none"
        towers={0}
        stripe={0}
      />
    </g>
  );
}

/** Returns the state markers of ships, damage markers first. */
const chipsIn = ({ damage, morale, prize, rudder }: SalamisBoardWords['marks']): readonly string[] => [
  ...damage.slice(1),
  morale.shaken,
  morale.routed,
  prize,
  rudder,
];

const SCENES: { readonly [id in PictureId]: (words: SalamisBoardWords) => ReactNode } = {
  fleet: () => [40, 90, 140, 190].map((x, i) => <Galley key={x} side={i < 2 ? 0 : 1} at={[x, 45, i < 2 ? 75 : 285]} size={1} />),
  bag: () =>
    (['Α', 'Β', 'Α', 'Ι', 'Β', 'Β', 'Α'] as const).map((letter, i) => (
      <g
        key={`${letter}${i}`}
        className={`wg-guide-chip ${letter === 'Ι' ? '' : letter === 'Α' ? 'wg-fleet-0' : 'wg-fleet-1'}`}
        transform={`translate(${28 + i * 31} ${i < 3 ? 36 : 54})`}
      >
        <circle r={13} opacity={i < 4 ? 1 : 0.4} />
        <text y={5}>{letter}</text>
      </g>
    )),
  course: () => (
    <>
      <path className="wg-move-cone" d="M44 68L150 14Q214 30 214 62L190 84Z" />
      <path className="wg-course-track" d="M44 68L98 56L158 30" />
      <rect className="wg-course-end" x={-8} y={-22} width={16} height={44} transform="translate(158 30) rotate(66)" />
      <Galley side={0} at={[44, 68, 78]} size={1} />
    </>
  ),
  ram: () => (
    <>
      <Galley side={0} at={[86, 45, 90]} />
      <Galley side={1} at={[136, 45, 0]} />
    </>
  ),
  rake: () => (
    <>
      <Galley side={0} at={[100, 36, 90]} />
      <Galley side={1} at={[140, 58, -90]} stbd={1} />
    </>
  ),
  arcs: () => (
    <>
      <circle className="wg-arc-long" cx={60} cy={45} r={80} />
      <circle className="wg-arc-short" cx={60} cy={45} r={48} />
      <Galley side={0} at={[60, 45, 30]} size={1} type="quinqueremeHellenistic" />
      <Galley side={1} at={[150, 36, 200]} size={1} />
    </>
  ),
  boarding: () => (
    <>
      <Galley side={0} at={[110, 46, 80]} type="quinqueremeRoman" />
      <Galley side={1} at={[124, 20, 84]} />
      <line className="wg-link-line" x1={112} y1={40} x2={122} y2={26} />
    </>
  ),
  marks: ({ marks }) =>
    chipsIn(marks).map((word, i) => (
      <g key={word} className={`wg-ship-chip${i < 5 ? ' wg-damage' : ''}`} transform={`translate(${28 + i * 23} 45) scale(1.9)`}>
        <rect x={-5} y={-5} width={10} height={10} rx={2} />
        <text y={3}>{word}</text>
      </g>
    )),
  campaign: () => (
    <>
      <path className="wg-route" d="M50 60L120 30" />
      <path className="wg-route wg-perilous" d="M120 30L196 58" />
      {(
        [
          [50, 60],
          [120, 30],
          [196, 58],
        ] as const
      ).map(([x, y], i) => (
        <g key={x} className="wg-area" transform={`translate(${x} ${y})`}>
          <circle r={15} />
          {i !== 1 && (
            <g className={`wg-fleet-mark wg-fleet-${i ? 1 : 0}`}>
              <path d="M-10 2Q0 9 10 2L7 7H-7ZM0 1V-10L8 -2H0" />
            </g>
          )}
        </g>
      ))}
    </>
  ),
};

export function GuidePicture({ id }: { readonly id: PictureId }) {
  const words = useWords();
  return (
    <svg className="wg-guide-picture" viewBox="0 0 240 90" role="img" aria-label={words.pictures[id]}>
      <rect className="wg-open-sea" width={240} height={90} />
      {SCENES[id](words)}
    </svg>
  );
}
