import { memo } from 'react';
import { SHIP_TYPE_IDS, type ShipTypeId, shipType } from '../../../../src/games/salamis-ad-actium/face.js';
import { Hull } from '../chart/Hull.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';

/** The card of a type of ship: her hull at one scale for all, and her figures. */
function Vessel({ id }: { readonly id: ShipTypeId }) {
  const { names } = useGameWords();
  const words = useWords();
  const text = words.vessels;
  const type = shipType(id);
  const { size, oarSpeed, sailSpeed, turn, oarsmen, heavy, normal, archers, capacity, ram, deck, draught } = type;
  const figures: readonly (readonly [string, string | number])[] = [
    [text.size, size],
    [text.speed, text.speeds(oarSpeed, sailSpeed)],
    [text.turn, turn],
    [text.oarsmen, oarsmen],
    [text.troops, `${heavy} / ${normal} / ${archers}`],
    [text.capacity, capacity],
    [text.ram, words.card.rams[ram]],
    [text.deck, `${deck} / ${draught}`],
  ];
  return (
    <li className="wg-vessel">
      <svg viewBox="-32 -14 64 28" aria-hidden="true">
        <g transform="rotate(90)">
          <Hull type={id} side={0} port={4} stbd={4} ram={ram} sails={oarsmen ? 'none' : 'set'} towers={type.towers} stripe={0} />
        </g>
      </svg>
      <div>
        <h4>{names.ships[id]}</h4>
        <p className="wg-slip-note">
          {[
            text.years(...type.years),
            type.hull === 'stout' ? text.stout : type.hull === 'weak' ? text.weak : '',
            type.cataphract ? text.cataphract : '',
            type.parablemata ? words.card.equipment.parablemata : '',
            ...type.ballistae.map((arc) => words.card.ballista[arc]),
            type.engines ? words.card.engines(type.engines) : '',
            ...type.siphons.map((arc) => text.siphon[arc]),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <dl className="wg-figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}

/** Every vessel of the age with her card [11.14, 14.1]. */
export const Vessels = memo(function Vessels() {
  const text = useWords().vessels;
  return (
    <details className="wg-vessels">
      <summary>{text.title(SHIP_TYPE_IDS.length)}</summary>
      <ul>
        {SHIP_TYPE_IDS.map((id) => (
          <Vessel key={id} id={id} />
        ))}
      </ul>
    </details>
  );
});
