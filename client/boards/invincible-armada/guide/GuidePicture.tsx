import type { ReactNode } from 'react';
import { FIRESHIP_DIAGRAM } from '../../../../src/games/invincible-armada/face.js';
import { Counter } from '../../../kit/map/Counter.js';
import { galleons } from '../../../kit/ships/galleons.js';
import { useKitWords } from '../../../kit/words/index.js';
import { ArmadaCounter } from '../chart/ArmadaCounter.js';
import { CourseLine, Marks } from '../chart/Marks.js';
import { WindHead } from '../chart/Wind.js';
import type { Mark } from '../session.js';
import type { PictureId } from './words/en.js';
import { useGuideWords } from './words/index.js';

const SQUARES: { readonly [place: string]: readonly [number, number] } = {
  a: [50, 50],
  b: [150, 50],
  c: [250, 50],
  d: [350, 50],
  e: [450, 50],
  f: [50, 150],
  g: [150, 150],
  h: [250, 150],
};
const at = (place: string) => SQUARES[place];
const mark = (kind: Mark['kind'], label?: string): Mark => ({ kind, label, meaning: '' });

const KINDS = new Map([
  ['a', mark('go', '2')],
  ['b', mark('stop', '1')],
  ['c', mark('no')],
  ['d', mark('target')],
  ['e', mark('pick')],
]);
const REACH = new Map([
  ['a', mark('stop', '1')],
  ['f', mark('no')],
  ['h', mark('go', '1')],
]);

const frame = (viewBox: string, label: string, children: ReactNode) => (
  <svg className="wg-guide-picture" viewBox={viewBox} role="img" aria-label={label}>
    {children}
  </svg>
);

export function GuidePicture({ id }: { readonly id: PictureId }) {
  const kit = useKitWords();
  const text = useGuideWords().pictures;
  switch (id) {
    case 'crescent':
      return frame(
        '-120 -44 240 90',
        text.crescent,
        <>
          <ArmadaCounter />
          <g transform="translate(-74 0) scale(0.62)">
            <Counter side="a" ship={galleons.raceGalleon} name="Drake" factor={14} />
          </g>
          <g transform="translate(74 0) scale(0.62)">
            <Counter side="a" ship={galleons.raceGalleon} name="Howard" factor={15} />
          </g>
        </>,
      );
    case 'counters':
      return frame(
        '-50 -50 400 124',
        text.counters,
        <>
          <Counter
            side="a"
            ship={galleons.raceGalleon}
            name="Hawkins"
            factor={9}
            reduced
            marks={[
              { kind: 'hits', count: 3 },
              { kind: 'shot', count: 2 },
            ]}
            moved
          />
          <g transform="translate(100 0)">
            <Counter side="b" ship={galleons.galleon} name="Recalde" factor={7} reduced broken marks={[{ kind: 'hits', count: 3 }]} />
          </g>
          <g transform="translate(200 0)">
            <Counter side="b" ship={galleons.galleass} name="Moncada" factor={8} marks={[{ kind: 'lowAmmo' }]} />
          </g>
          <g transform="translate(300 0)">
            <Counter side="b" ship={galleons.urca} name="Medina I" factor={8} marks={[{ kind: 'chit', letters: 'SH' }]} />
          </g>
          {[kit.mark.moved, kit.mark.broken, kit.mark.lowAmmo, text.chit].map((caption, i) => (
            <text key={caption} x={i * 100} y={66} className="wg-guide-caption">
              {caption}
            </text>
          ))}
        </>,
      );
    case 'marks':
      return frame(
        '-4 -4 508 130',
        text.marks,
        <>
          <rect className="wg-sea wg-deep" width={500} height={100} />
          <Marks marks={KINDS} at={at} reach={50} />
          {text.markNames.map((caption, i) => (
            <text key={caption} x={50 + i * 100} y={122} className="wg-guide-caption">
              {caption}
            </text>
          ))}
        </>,
      );
    case 'wind':
      return frame(
        '-140 -4 460 208',
        text.wind,
        <>
          <rect className="wg-sea wg-deep" width={300} height={200} />
          <WindHead x={-70} y={100} side="west" blowing />
          <Marks marks={REACH} at={at} reach={50} />
          <CourseLine
            points={[
              [150, 150],
              [150, 50],
              [250, 50],
            ]}
          />
          <g transform="translate(150 150)">
            <Counter side="a" ship={galleons.raceGalleon} name="Drake" factor={14} />
          </g>
        </>,
      );
    case 'drift':
      return frame(
        '-130 -110 300 190',
        text.drift,
        <g className="wg-drift">
          <g transform="scale(0.5)">
            <Counter side="b" ship={galleons.galleon} name="Oquendo" factor={10} broken marks={[{ kind: 'hits', count: 1 }]} />
          </g>
          {FIRESHIP_DIAGRAM.map(({ dx, dy }, i) => (
            <g key={`${dx}${dy}`}>
              <path d={`M${dx * 24} ${dy * 24}L${dx * 52} ${dy * 46}`} />
              <circle cx={dx * 56} cy={dy * 48} r={12} />
              <text x={dx * 56} y={dy * 48 + 5}>
                {i + 2}
              </text>
            </g>
          ))}
        </g>,
      );
  }
}
