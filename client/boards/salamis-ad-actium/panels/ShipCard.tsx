import { loadOf, type Salamis, shipType, turnClass } from '../../../../src/games/salamis-ad-actium/face.js';
import { Hull } from '../chart/Hull.js';
import { fleetName, shipName, squadronName } from '../names.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';

/** Shows the counters drawn this turn, the counters left in the bag, and the remaining Tactical Initiative. */
export function Counters({ G }: { readonly G: Salamis }) {
  const { fleets } = useGameWords();
  const text = useWords().counters;
  const left = [...Array<0>(G.bag.a).fill(0), ...Array<1>(G.bag.b).fill(1), ...Array<'I'>(G.bag.i).fill('I')];
  const chip = (counter: 0 | 1 | 'I', i: number, drawn: boolean) => (
    <span
      key={`${counter}${i}${drawn}`}
      className={`wg-bag-chip ${counter === 'I' ? 'wg-intermediate' : `wg-fleet-${counter}`}${drawn ? '' : ' wg-inside'}`}
      title={counter === 'I' ? text.intermediate : fleetName(G, counter, fleets)}
    >
      {counter === 'I' ? 'Ι' : counter === 0 ? 'Α' : 'Β'}
    </span>
  );
  return (
    <div className="wg-bag">
      <p>
        <span className="wg-bag-word">{text.drawn}</span> {G.drawn.length ? G.drawn.map((counter, i) => chip(counter, i, true)) : text.none}
      </p>
      <p>
        <span className="wg-bag-word">{text.inBag}</span> {left.map((counter, i) => chip(counter, i, false))}
      </p>
    </div>
  );
}

const USES = ['firePots', 'snakes', 'bees', 'harpax'] as const;

export function ShipCard({ G, id }: { readonly G: Salamis; readonly id: string }) {
  const { names, fleets } = useGameWords();
  const words = useWords();
  const text = words.card;
  const equipment: { readonly [kind: string]: string | undefined } = text.equipment;
  const vessel = G.ships[id];
  const type = shipType(vessel.type);
  const [length] = type.base;
  const figures: readonly (readonly [string, string | number, boolean?])[] = [
    [text.oars, `${vessel.port} · ${vessel.stbd}`, vessel.port + vessel.stbd < 8],
    [text.oarsmen, vessel.spare ? `${vessel.oarsmen} + ${vessel.spare}` : vessel.oarsmen, vessel.oarsmen < type.oarsmen],
    [text.heavy, vessel.heavy],
    [text.normal, vessel.normal],
    [text.archers, vessel.archers],
    [text.deck, type.deck],
    [text.load, `${loadOf(vessel)} / ${type.capacity}`, loadOf(vessel) > type.capacity],
    [text.turn, turnClass(G, vessel)],
    [text.ram, text.rams[vessel.ram]],
    [text.bursts, vessel.bursts],
  ];
  const aboard = [
    ...vessel.ballistae.map((arc) => text.ballista[arc]),
    ...(vessel.engines ? [text.engines(vessel.engines)] : []),
    ...vessel.siphons.map(({ arc, uses }) => text.siphon[arc](uses)),
    ...(vessel.towers ? [text.towers(vessel.towers)] : []),
    ...USES.flatMap((kind) => (vessel.uses[kind] ? [text.uses[kind](vessel.uses[kind])] : [])),
    ...vessel.equip.flatMap((kind) => equipment[kind] ?? []),
  ];
  return (
    <div className="wg-ship-card">
      <svg className="wg-ship-card-hull" viewBox={`${-length * 0.6} ${-length * 0.6} ${length * 1.2} ${length * 1.2}`} aria-hidden="true">
        <g transform="rotate(60)">
          <Hull
            type={vessel.type}
            side={vessel.side}
            port={vessel.port}
            stbd={vessel.stbd}
            ram={vessel.ram}
            sails={vessel.sails}
            towers={vessel.towers}
            stripe={0}
          />
        </g>
      </svg>
      <div>
        <h2>{shipName(G, id)}</h2>
        <p className="wg-slip-note">
          {names.ships[vessel.type]} · {squadronName(G, vessel.sq)} ·{' '}
          {vessel.side === null ? words.derelict : fleetName(G, vessel.side, fleets)}
        </p>
        <p className="wg-slip-note">
          {words.crews[vessel.crew]}
          {vessel.flag ? ` · ${words.marks.officer(vessel.flag.name, vessel.flag.mod)}` : ''}
          {vessel.dmg ? ` · ${words.marks.damageTitle[vessel.dmg]}` : ''}
        </p>
      </div>
      <dl className="wg-figures">
        {figures.map(([name, value, less]) => (
          <div key={name} className={less ? 'wg-strong' : undefined}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {aboard.length > 0 && <p className="wg-slip-note wg-aboard">{aboard.join(' · ')}</p>}
    </div>
  );
}
