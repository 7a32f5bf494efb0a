import { memo } from 'react';
import { sameParts } from '../hooks/sameData.js';
import type { ShipDrawing } from '../ships/rigging.js';
import { Ship } from '../ships/Ship.js';
import { Art } from './Art.js';

export interface CounterMark {
  readonly kind: 'hits' | 'shot' | 'lowAmmo' | 'chit';
  readonly count?: number;
  /** Initials shown on a chit. */
  readonly letters?: string;
}

export interface CounterProps {
  /** Side, which determines the band's colour and pattern. */
  readonly side: 'a' | 'b';
  /** Id for which the host may provide a picture. */
  readonly art?: string;
  readonly ship: ShipDrawing;
  readonly name: string;
  readonly factor?: number;
  /** Whether the factor is lower than printed. */
  readonly reduced?: boolean;
  readonly broken?: boolean;
  readonly moved?: boolean;
  readonly marks?: readonly CounterMark[];
}

const BURST = Array.from({ length: 20 }, (_, i) => {
  const r = i % 2 ? 10.5 : 14.5;
  const a = (i * Math.PI) / 10;
  return `${i ? 'L' : 'M'}${(Math.sin(a) * r).toFixed(1)} ${(-Math.cos(a) * r).toFixed(1)}`;
}).join('');

/** Patterns that distinguish the sides without colour. */
const PATTERN = {
  a: 'M-42 -2h15M-34.5 -42V42',
  b: 'M-42 -28L-27 -40M-42 -12L-27 -24M-42 4L-27 -8M-42 20L-27 8M-42 36L-27 24',
};

function Mark({ mark, slot }: { readonly mark: CounterMark; readonly slot: number }) {
  switch (mark.kind) {
    case 'hits':
      return (
        <g className="wg-counter-hits" transform="translate(31 -31)">
          <path d={BURST} />
          <text y={6}>{mark.count}</text>
        </g>
      );
    case 'shot':
      return (
        <g className="wg-counter-shot" transform="translate(-17 33)">
          {Array.from({ length: Math.min(3, mark.count ?? 0) }, (_, i) => (
            <circle key={i} cx={(i % 2) * 9 - (i === 2 ? 0 : 2)} cy={i === 2 ? -8 : 0} r={4.2} />
          ))}
          {(mark.count ?? 0) > 3 && (
            <text x={12} y={-4}>
              {mark.count}
            </text>
          )}
        </g>
      );
    case 'lowAmmo':
      return (
        <g className="wg-counter-low" transform="translate(32 31)">
          <circle r={10.5} />
          <path d="M-4 -6.5Q0 -8 4 -6.5Q6.5 0 4 6.5Q0 8 -4 6.5Q-6.5 0 -4 -6.5ZM-5 -2.5H5M-5 2.5H5" />
          <path className="wg-strike" d="M-8.5 8.5L8.5 -8.5" />
        </g>
      );
    case 'chit':
      return (
        <g className="wg-counter-chit" transform={`translate(37 ${-6 + slot * 16})`}>
          <circle r={8.5} />
          <text y={3.6}>{mark.letters}</text>
        </g>
      );
  }
}

const sameMark = (a: CounterMark, b: CounterMark | undefined): boolean =>
  a.kind === b?.kind && a.count === b.count && a.letters === b.letters;

/** Whether props are equal. Compares marks by value, because they are new objects with every state. */
const isSame = ({ marks: a = [], ...before }: CounterProps, { marks: b = [], ...next }: CounterProps): boolean =>
  a.length === b.length && a.every((mark, i) => sameMark(mark, b[i])) && sameParts(before, next);

/** Draws a counter of 88 by 88 units, centred on the origin, readable at 24 px. */
export const Counter = memo(function Counter({ side, art, ship, name, factor, reduced, broken, moved, marks = [] }: CounterProps) {
  const chits = marks.filter(({ kind }) => kind === 'chit');
  return (
    <g className={`wg-counter wg-side-${side}${broken ? ' wg-broken' : ''}${moved ? ' wg-moved' : ''}`}>
      <rect className="wg-counter-shadow" x={-40} y={-39} width={86} height={86} rx={5} />
      <rect className="wg-counter-body" x={-43} y={-43} width={86} height={86} rx={5} />
      <path className="wg-counter-band" d="M-38 -43H-27V43H-38Q-43 43 -43 38V-38Q-43 -43 -38 -43Z" />
      <path className="wg-counter-pattern" d={PATTERN[side]} />
      <g transform={broken ? 'rotate(17 8 -4)' : undefined}>
        <Art of={art} box={[-26, -41, 68, 47]}>
          <Ship drawing={ship} x={-24} y={-41} width={65} />
        </Art>
      </g>
      <rect className="wg-counter-label" x={-27} y={7} width={70} height={16} />
      <text className="wg-counter-name" x={8} y={19.5} style={{ fontSize: name.length > 9 ? 13 : 14.5 }}>
        {name}
      </text>
      {factor !== undefined && (
        <text className={reduced ? 'wg-counter-factor wg-reduced' : 'wg-counter-factor'} x={8} y={41}>
          {factor}
        </text>
      )}
      {broken && <path className="wg-counter-tear" d="M-27 -30L-12 -24L-16 -14L0 -10L-4 0L12 2M-27 6L43 -36" />}
      {moved && <path className="wg-counter-moved" d="M-43 -43H-15L-43 -15ZM-38 -34H-30M-33 -37L-29.500 -34L-33 -31" />}
      <rect className="wg-counter-edge" x={-43} y={-43} width={86} height={86} rx={5} />
      {marks.map((mark, i) => (
        <Mark key={`${mark.kind}${mark.letters ?? ''}${i}`} mark={mark} slot={chits.indexOf(mark)} />
      ))}
    </g>
  );
}, isSame);
