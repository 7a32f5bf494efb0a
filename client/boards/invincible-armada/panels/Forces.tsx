import {
  type Armada,
  CHITS,
  chits,
  placeId,
  SIDES,
  type Side,
  type SquadronId,
  squadronData,
  squadronsOf,
  strength,
} from '../../../../src/games/invincible-armada/face.js';
import { kitText } from '../../../kit/texts.js';
import type { PlaceId } from '../chart/places.js';
import { chitName, nameOf, placeName } from '../names.js';
import { boardText } from '../texts.js';
import { fireText, traitTexts } from './forcesText.js';
import { CounterPicture } from './SquadronCounter.js';

const text = boardText.slip;

interface ForcesProps {
  readonly G: Armada;
  /** Shows a squadron's place on the charts. */
  readonly onPoint: (places: readonly PlaceId[]) => void;
}

function Display({ G, id, onPoint }: ForcesProps & { readonly id: SquadronId }) {
  const data = squadronData[id];
  const { alive, hits, added, square, loc } = G.squadrons[id];
  const place = square ?? (loc ? placeId(loc) : undefined);
  const notes = [fireText(id), ...traitTexts(G, id)].filter(Boolean).join(' · ');
  return (
    <article className={alive ? 'display' : 'display sunk'} onMouseEnter={() => place && onPoint([place])} onMouseLeave={() => onPoint([])}>
      <CounterPicture G={G} id={id} size={58} />
      <div className="display-body">
        <h4>
          {nameOf(G, id)} <span>{data.fleet}</span>
          <i>{alive ? place && placeName(place) : boardText.forces.sunk}</i>
        </h4>
        <dl className="figures">
          <Figure name={text.printed} value={data.strength} />
          {added > 0 && <Figure name={text.added} value={kitText.signed(added)} />}
          <Figure name={text.hits} value={hits} />
          <Figure name={text.current} value={alive ? strength(G, id) : 0} strong />
          <Figure name={text.morale} value={kitText.signed(data.morale)} />
          <Figure name={text.repair} value={kitText.signed(data.repair)} />
        </dl>
        {notes && <p>{notes}</p>}
      </div>
    </article>
  );
}

function Figure({ name, value, strong }: { readonly name: string; readonly value: string | number; readonly strong?: boolean }) {
  return (
    <div className={strong ? 'strong' : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** A side's chits, face up. */
export function Hand({ G, side }: { readonly G: Armada; readonly side: Side }) {
  const held = G.held[side];
  return (
    <section className={`hand side-${side}`} aria-label={`${boardText.sides[side]}: ${boardText.forces.hands}`}>
      <h4>{boardText.sides[side]}</h4>
      {held.length === 0 && <p className="empty">{boardText.forces.noHand}</p>}
      <ul>
        {held.map((chit, i) => (
          <li key={`${i}${chit}`} className={`chit owner-${chits[chit].owner ?? 'neutral'}`} title={chits[chit].effect}>
            <b>{chitName(chit)}</b>
            <span>{chits[chit].effect}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Both sides' squadron displays, both hands, what is in the pool. */
export function Forces({ G, onPoint }: ForcesProps) {
  const pool = CHITS.filter((chit) => G.pool[chit] > 0);
  return (
    <div className="forces">
      {SIDES.map((side) => (
        <section key={side} className={`side-${side}`}>
          <h3>{boardText.sides[side]}</h3>
          {squadronsOf(side).map((id) => (
            <Display key={id} G={G} id={id} onPoint={onPoint} />
          ))}
        </section>
      ))}
      <section>
        <h3>{boardText.forces.hands}</h3>
        <div className="hands">
          <Hand G={G} side="english" />
          <Hand G={G} side="spanish" />
        </div>
        <h3>{boardText.forces.pool(pool.reduce((n, chit) => n + G.pool[chit], 0))}</h3>
        <ul className="pool">
          {pool.map((chit) => (
            <li key={chit} title={chits[chit].effect}>
              <b>{G.pool[chit]}</b> {chitName(chit)}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
