import {
  goneOf,
  mainBody,
  members,
  type Salamis,
  SIDES,
  strengthAtStart,
  VICTORY_POINTS,
  victoryPoints,
} from '../../../../src/games/salamis-ad-actium/face.js';
import { fleetName, shipName, shortName, squadronName } from '../names.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';
import { Aim } from './Aim.js';
import { Counters } from './Counters.js';
import { Vessels } from './Vessels.js';

interface ForcesProps {
  readonly G: Salamis;
  readonly onPoint: (ids: readonly string[]) => void;
  readonly onLook: (id: string) => void;
}

/** Both fleets by squadron: morale, main body, officers, losses, points; and the bag. */
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
