import { memo } from 'react';
import { faceOf, hasStar, LEADERS, MARINES, type Side, type Sluys } from '../../../../src/games/right-fierce-and-terrible/face.js';
import { standsAlone } from '../names.js';
import { useWords } from '../words/index.js';

const STAR = Array.from({ length: 10 }, (_, i) => {
  const r = i % 2 ? 2.2 : 5;
  const a = (i * Math.PI) / 5;
  return `${i ? 'L' : 'M'}${(Math.sin(a) * r).toFixed(1)} ${(-Math.cos(a) * r).toFixed(1)}`;
})
  .join('')
  .concat('Z');

/** Counter outlines: square for English marines, pointed for French marines. */
const TILE: { readonly [side in Side]: string } = {
  english: 'M-13 -13H13V13H-13Z',
  french: 'M-13 -13H13V7L0 15L-13 7Z',
};

/** Paths of the badges: a helm for knights, a pole-axe for men-at-arms, an anchor for mariners. */
const BADGE = {
  knights: 'M-4 4V-2Q-4 -6 0 -6Q4 -6 4 -2V4ZM-4 -1H4M0 -1V4',
  menAtArms: 'M0 -6V6M0 -5Q5 -5 5 -1Q3 -2 0 -1M0 -3L-3 -5',
  mariners: 'M0 -6V5M-3 -4H3M-5 1Q-4 5 0 5Q4 5 5 1',
} as const;

interface MarineFaceProps {
  readonly side: Side;
  readonly type: keyof typeof BADGE;
  readonly mf: number;
  readonly star: boolean;
  readonly last: boolean;
  readonly worn: boolean;
  readonly spent: boolean;
}

const MarineFace = memo(function MarineFace({ side, type, mf, star, last, worn, spent }: MarineFaceProps) {
  return (
    <g className={`wg-man wg-fleet-${side} wg-man-${type}${spent ? ' wg-spent' : ''}${worn ? ' wg-worn' : ''}`}>
      <path className="wg-man-shadow" transform="translate(1.5 2)" d={TILE[side]} />
      <path className="wg-man-tile" d={TILE[side]} />
      <path className="wg-man-badge wg-near-only" transform="translate(-6 -6) scale(0.8)" d={BADGE[type]} />
      <text x={4} y={8}>
        {mf}
      </text>
      {star && <path className="wg-man-star" transform="translate(8.5 -9)" d={STAR} />}
      {last && <path className="wg-man-last" d="M-12 10L-6 4M-12 4L-6 10" />}
    </g>
  );
});

type Plight = 'escorted' | 'lone' | 'captive';

/** Shape behind a leader: a lozenge if no friendly marines are in the hex, a square for the bars of a captive leader. */
const GROUND: { readonly [plight in Plight]?: string } = {
  lone: 'M0 -18.5L18.5 0L0 18.5L-18.5 0Z',
  captive: 'M-15 -15H15V15H-15Z',
};

interface LeaderFaceProps {
  readonly id: string;
  readonly plight: Plight;
}

const CROWN = 'M-8 -11L-9 -19L-4 -15L0 -21L4 -15L9 -19L8 -11Z';

const LeaderFace = memo(function LeaderFace({ id, plight }: LeaderFaceProps) {
  const { initials } = useWords();
  const { side, rank } = LEADERS[id];
  const ground = GROUND[plight];
  return (
    <g className={`wg-leader wg-fleet-${side} wg-${plight}`}>
      {ground ? <path className="wg-leader-ground" d={ground} /> : <circle className="wg-man-shadow" cx={1.5} cy={2} r={13} />}
      <circle className="wg-leader-disc" r={13} />
      <circle className="wg-leader-rim" r={10.5} />
      {(rank === 'king' || rank === 'queen') && <path className="wg-leader-crown" d={CROWN} />}
      <text y={5.5}>{initials[id]}</text>
      {plight === 'captive' && <path className="wg-leader-bars" d="M-9 -15V15M9 -15V15" />}
    </g>
  );
});

function plightOf(G: Sluys, id: string): Plight {
  if (G.leaders[id].status === 'captive') return 'captive';
  return standsAlone(G, id) ? 'lone' : 'escorted';
}

interface ManProps {
  readonly G: Sluys;
  readonly id: string;
  readonly spent?: boolean;
}

/** Draws a marine unit or leader as a half-size counter, in a field of 30 by 30. */
export function Man({ G, id, spent = false }: ManProps) {
  if (LEADERS[id]) return <LeaderFace id={id} plight={plightOf(G, id)} />;
  const { side, type } = MARINES[id];
  const { steps } = G.marines[id];
  if (steps === 0) return null;
  return (
    <MarineFace
      side={side}
      type={type}
      mf={faceOf(G, id).mf}
      star={hasStar(G, id)}
      last={steps === 1}
      worn={faceOf(G, id).rally}
      spent={spent}
    />
  );
}
