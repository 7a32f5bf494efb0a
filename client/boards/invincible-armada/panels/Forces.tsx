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
import { useKitWords } from '../../../kit/words/index.js';
import type { PlaceId } from '../chart/places.js';
import { nameOf, placeName } from '../names.js';
import { useWords } from '../words/index.js';
import { CounterPicture, fireText, traitTexts } from './SquadronSlip.js';

interface ForcesProps {
  readonly G: Armada;
  readonly onPoint: (places: readonly PlaceId[]) => void;
}

function Display({ G, id, onPoint }: ForcesProps & { readonly id: SquadronId }) {
  const words = useWords();
  const kit = useKitWords();
  const data = squadronData[id];
  const { alive, hits, added, square, loc } = G.squadrons[id];
  const place = square ?? (loc ? placeId(loc) : undefined);
  const notes = [fireText(words, id), ...traitTexts(words, G, id)].filter(Boolean).join(' · ');
  return (
    <article
      className={alive ? 'wg-display' : 'wg-display wg-sunk'}
      onMouseEnter={() => place && onPoint([place])}
      onMouseLeave={() => onPoint([])}
    >
      <CounterPicture G={G} id={id} size={58} />
      <div className="wg-display-body">
        <h4>
          {nameOf(G, id)} <span>{words.game.fleets[id]}</span>
          <i>{alive ? place && placeName(words, place) : words.forces.sunk}</i>
        </h4>
        <dl className="wg-figures">
          <Figure name={words.slip.printed} value={data.strength} />
          {added > 0 && <Figure name={words.slip.added} value={kit.signed(added)} />}
          <Figure name={words.slip.hits} value={hits} />
          <Figure name={words.slip.current} value={alive ? strength(G, id) : 0} strong />
          <Figure name={words.slip.morale} value={kit.signed(data.morale)} />
          <Figure name={words.slip.repair} value={kit.signed(data.repair)} />
        </dl>
        {notes && <p>{notes}</p>}
      </div>
    </article>
  );
}

function Figure({ name, value, strong }: { readonly name: string; readonly value: string | number; readonly strong?: boolean }) {
  return (
    <div className={strong ? 'wg-strong' : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

export function Hand({ G, side }: { readonly G: Armada; readonly side: Side }) {
  const words = useWords();
  const held = G.held[side];
  return (
    <div className={`wg-hand wg-side-${side}`}>
      <p className="wg-hand-side">{words.game.sides[side]}</p>
      {held.length === 0 && <p className="wg-empty">{words.forces.noHand}</p>}
      <ul>
        {held.map((chit, i) => (
          <li key={`${i}${chit}`} className={`wg-chit wg-owner-${chits[chit].owner ?? 'neutral'}`} title={words.game.chits[chit].effect}>
            <b>{words.game.chits[chit].name}</b>
            <span>{words.game.chits[chit].effect}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Shows the squadron displays and held chits of both sides, and the pool. */
export function Forces({ G, onPoint }: ForcesProps) {
  const words = useWords();
  const pool = CHITS.filter((chit) => G.pool[chit] > 0);
  return (
    <div className="wg-forces">
      {SIDES.map((side) => (
        <section key={side} className={`wg-side-${side}`}>
          <h3>{words.game.sides[side]}</h3>
          {squadronsOf(side).map((id) => (
            <Display key={id} G={G} id={id} onPoint={onPoint} />
          ))}
        </section>
      ))}
      <section>
        <h3>{words.forces.hands}</h3>
        <div className="wg-hands">
          <Hand G={G} side="english" />
          <Hand G={G} side="spanish" />
        </div>
        <h3>{words.forces.pool(pool.reduce((n, chit) => n + G.pool[chit], 0))}</h3>
        <ul className="wg-pool">
          {pool.map((chit) => (
            <li key={chit} title={words.game.chits[chit].effect}>
              <b>{G.pool[chit]}</b> {words.game.chits[chit].name}
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
