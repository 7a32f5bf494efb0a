import { memo } from 'react';
import { AREA_IDS, AREAS, ZONE_IDS, ZONES } from '../../../../src/games/war-with-spain/face.js';
import { headingAngle } from '../../../kit/hex/layout.js';
import { Cartouche, ScaleBar } from '../../../kit/sheet/Cartouche.js';
import { Compass } from '../../../kit/sheet/Compass.js';
import { cogs } from '../../../kit/ships/cogs.js';
import { galleons } from '../../../kit/ships/galleons.js';
import { Ship } from '../../../kit/ships/Ship.js';
import { useWords } from '../words/index.js';
import { Beast, WindHead } from './Beasts.js';
import { layout, NEAT } from './geography.js';
import { AREA_LETTERS, type Lettering, SEA_LETTERS, WIND_SPOTS } from './lettering.js';

export const ROSE = { x: 258, y: 1490, radius: 132 } as const;

function Letters({ at, words, className }: { readonly at: Lettering; readonly words: string; readonly className: string }) {
  const [x, y] = layout.at(at.hex) ?? [0, 0];
  return (
    <text
      className={className}
      transform={`translate(${x} ${y}) rotate(${at.turn ?? 0})`}
      style={{ fontSize: at.size, letterSpacing: at.spread ?? 0 }}
      dy="0.32em"
    >
      {words}
    </text>
  );
}

/** The names of seas and countries. */
export const Names = memo(function Names() {
  return (
    <g className="wg-names">
      {ZONE_IDS.map((id) => (
        <Letters key={id} at={SEA_LETTERS[id]} words={ZONES[id].name} className="wg-sea-name" />
      ))}
      {AREA_IDS.map((id) => (
        <Letters key={id} at={AREA_LETTERS[id]} words={AREAS[id].name} className="wg-country-name" />
      ))}
    </g>
  );
});

/** The winds of every zone: heads that blow the way ships are carried. */
export const Winds = memo(function Winds() {
  return (
    <g className="wg-winds">
      {ZONE_IDS.flatMap((id) => {
        const { blows } = ZONES[id];
        if (blows === null) return [];
        return WIND_SPOTS[id].map((hex) => {
          const [x, y] = layout.at(hex) ?? [0, 0];
          return <WindHead key={hex} x={x} y={y} turn={headingAngle(blows)} scale={0.72} />;
        });
      })}
    </g>
  );
});

/** Title, rose, scale, ships and monsters: what makes a chart worth a wall. */
export const Ornaments = memo(function Ornaments() {
  const { sheet } = useWords();
  return (
    <g>
      <g className="wg-rose">
        <Compass {...ROSE} />
      </g>
      <Beast kind="whale" x={300} y={800} scale={1.3} />
      <Beast kind="serpent" x={250} y={2080} scale={1.35} mirrored />
      <Beast kind="serpent" x={1790} y={2560} scale={0.95} />
      <Beast kind="whale" x={1320} y={210} scale={0.8} mirrored />
      <g className="wg-distant">
        <Ship drawing={galleons.galleon} x={150} y={1150} width={120} />
        <Ship drawing={galleons.raceGalleon} x={560} y={420} width={92} />
        <Ship drawing={galleons.urca} x={330} y={2410} width={104} />
        <Ship drawing={galleons.galleon} x={455} y={2465} width={84} />
        <Ship drawing={cogs.galley} x={1610} y={2290} width={112} />
        <Ship drawing={galleons.raceGalleon} x={1560} y={560} width={92} />
      </g>
      <g transform={`translate(92 ${NEAT.bottom - 92}) scale(1.32)`}>
        <ScaleBar x={0} y={0} width={330} marks={['0', '25', '50', '75', '100']} label={sheet.scale} />
      </g>
    </g>
  );
});

/** The cartouche with the title; the net of hexes does not run over it. */
export const Title = memo(function Title() {
  const { sheet } = useWords();
  return (
    <g transform="translate(88 96) scale(1.55)">
      <Cartouche x={0} y={0} width={318} height={196}>
        <text className="wg-cartouche-title wg-grand" y={-42}>
          {sheet.title}
        </text>
        <text className="wg-cartouche-title" y={-2}>
          {sheet.war}
        </text>
        <path className="wg-panel-rule" d="M-92 17H-12M12 17H92M0 11l5 6l-5 6l-5 -6Z" />
        <text className="wg-cartouche-line" y={44}>
          {sheet.subtitle}
        </text>
        <text className="wg-cartouche-line wg-smaller" y={70}>
          {sheet.date}
        </text>
      </Cartouche>
    </g>
  );
});
