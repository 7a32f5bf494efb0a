import { memo } from 'react';
import {
  goneOf,
  mainBody,
  members,
  type Salamis,
  SHIP_TYPE_IDS,
  type ShipTypeId,
  SIDES,
  shipType,
  strengthAtStart,
  VICTORY_POINTS,
  victoryPoints,
} from '../../../../src/games/salamis-ad-actium/face.js';
import { Hull } from '../chart/Hull.js';
import { fleetName, shipName, shortName, squadronName } from '../names.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';
import { Aim } from './Aim.js';
import { Counters } from './ShipCard.js';

/** Shows the card of a ship type, with its hull to scale. */
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

const Vessels = memo(function Vessels() {
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

interface ForcesProps {
  readonly G: Salamis;
  readonly onPoint: (ids: readonly string[]) => void;
  readonly onLook: (id: string) => void;
}

/** Lists both fleets by squadron, with morale, main body, officers, losses and points, and the counters in the bag. */
export function Forces({ G, onPoint, onLook }: ForcesProps) {
  const { fleets } = useGameWords();
  const words = useWords();
  const text = words.forces;
  return (
    <div className="wg-forces">
      <section>
        <h3>{text.turn(G.turn, G.turnLimit)}</h3>
        <Counters G={G} />
      </section>
      {G.phase === 'battle' && <Aim G={G} />}
      {SIDES.map((side) => (
        <section key={side}>
          <h3>{fleetName(G, side, fleets)}</h3>
          <p>
            {text.points(victoryPoints(G, side))} · {text.gone(goneOf(G, side), strengthAtStart(G, side))} · {text.initiative(G.ti[side])} ·{' '}
            {text.libations(G.libations.left[side])}
          </p>
          {Object.entries(G.squadrons)
            .filter(([, squadron]) => squadron.side === side)
            .map(([sq, { state, flagship, size0 }]) => {
              const officer = flagship === null ? null : (G.ships[flagship]?.flag ?? null);
              const ships = members(G, sq);
              return (
                <div key={sq} className={`wg-squadron wg-${state}`}>
                  <h4>
                    <button
                      type="button"
                      onMouseEnter={() => onPoint(ships)}
                      onMouseLeave={() => onPoint([])}
                      onClick={() => onPoint(ships)}
                    >
                      {squadronName(G, sq)}
                    </button>
                    <i>{text.states[state]}</i>
                  </h4>
                  <small>
                    {text.body(mainBody(G, sq).length, size0)}
                    {officer ? ` · ${words.marks.officer(officer.name, officer.mod)}` : ` · ${text.noOfficer}`}
                  </small>
                  <ul className="wg-squadron-ships">
                    {G.order
                      .filter((id) => G.ships[id].sq === sq)
                      .map((id) => (
                        <li key={id} className={G.ships[id].status === 'table' ? '' : 'wg-lost'}>
                          <button type="button" aria-label={shipName(G, id)} onClick={() => onLook(id)}>
                            {shortName(G, id)}
                            <b>{G.ships[id].status === 'table' ? words.marks.damage[G.ships[id].dmg] : text.fates[G.ships[id].status]}</b>
                          </button>
                        </li>
                      ))}
                  </ul>
                </div>
              );
            })}
        </section>
      ))}
      <Vessels />
      <p className="wg-slip-note">{text.worth(VICTORY_POINTS.admiral, VICTORY_POINTS.vice)}</p>
    </div>
  );
}
