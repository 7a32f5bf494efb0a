import {
  ARMY,
  armyPrice,
  type Box,
  isBlocked,
  repairPrice,
  SHIP,
  shipPrice,
  TRACKS,
  type TrackId,
  type UnitId,
  valueUsed,
  type WarWithSpain,
} from '../../../../src/games/war-with-spain/face.js';
import type { Choice } from '../../../../src/kit/rules.js';
import { unitName } from '../names.js';
import type { Session } from '../session.js';
import { boardText } from '../texts.js';
import { CounterPicture } from './Picker.js';

const { act, slip } = boardText;
const BOXES: readonly Box[] = [4, 3, 2, 1];

/** The four boxes of a yard with the ships in them, drawn as a slipway towards the sea. */
export function YardBoxes({ G, track }: { readonly G: WarWithSpain; readonly track: TrackId }) {
  const ships = Object.keys(G.naval).filter((id) => G.naval[id].at.startsWith(`${track}:`));
  const soldiers = Object.keys(G.land).filter((id) => G.land[id].at.startsWith(`${track}:`));
  const naval = TRACKS[track].av !== null;
  return (
    <ol className="yard-boxes">
      {(naval ? BOXES : ([1] as const)).map((box) => {
        const inBox = [...ships, ...(box === 1 ? soldiers : [])].filter((id) => (G.naval[id] ?? G.land[id]).at === `${track}:${box}`);
        return (
          <li key={box}>
            <b>{naval ? box : slip.landQuarters}</b>
            <span className="yard-ships">
              {inBox.map((id) => (
                <span key={id} title={unitName(id)}>
                  <CounterPicture G={G} id={id} size={34} />
                  <span className="unseen">{unitName(id)}</span>
                </span>
              ))}
            </span>
            {naval && <small>{slip.boxHint[box]}</small>}
          </li>
        );
      })}
    </ol>
  );
}

/** How full a yard is. */
export function YardGauge({ G, track }: { readonly G: WarWithSpain; readonly track: TrackId }) {
  const { av } = TRACKS[track];
  if (av === null) return null;
  const used = valueUsed(G, track);
  return (
    <p className="yard-gauge">
      {slip.yardAv} <b>{slip.yardFree(used, av)}</b>
      <span className="chance-rule" aria-hidden="true">
        <span style={{ width: `${Math.min(100, (used / av) * 100)}%` }} />
      </span>
    </p>
  );
}

/** One offer of a yard: what it does, its counter and its price. */
function Offer({
  session,
  choice,
  onPlace,
  placing,
}: {
  readonly session: Session;
  readonly choice: Choice;
  readonly onPlace: (id: UnitId) => void;
  readonly placing?: string;
}) {
  const { G, send } = session;
  const { move, args } = choice;
  const id = String(args[0]);
  const words: { readonly [name: string]: readonly [label: string, price?: number] } = {
    setHold: [act.advance(unitName(id))],
    placeLand: [act.place(unitName(id))],
    buildNaval: [act.build(unitName(id)), SHIP[id] && shipPrice(id)],
    buildLand: [act.raise(unitName(id)), move === 'buildLand' ? armyPrice(id) : undefined],
    repairNaval: [act.repair(unitName(id)), SHIP[id] && repairPrice(id)],
    musterFree: [act.muster(unitName(id))],
  };
  const [label, price] = words[move] ?? [move];
  return (
    <li>
      <button
        type="button"
        aria-pressed={move === 'placeLand' ? placing === id : undefined}
        onClick={() => (move === 'placeLand' ? onPlace(id) : send(move, ...args))}
      >
        <CounterPicture G={G} id={id} size={38} />
        <span>{label}</span>
        {price !== undefined && <b>{slip.price(price)}</b>}
      </button>
    </li>
  );
}

/** Ships and soldiers that are there come before what may be ordered. */
const RANK: { readonly [move: string]: number } = { setHold: 0, placeLand: 1, repairNaval: 2, musterFree: 3, buildNaval: 4, buildLand: 5 };
const ranked = (choices: readonly Choice[]): Choice[] => [...choices].sort((a, b) => (RANK[a.move] ?? 9) - (RANK[b.move] ?? 9));

/** Units of one kind are the same: the first of each stands for all; a unit to be mustered is named once. */
function distinct(choices: readonly Choice[]): Choice[] {
  const seen = new Set<string>();
  return choices.filter(({ move, args }) => {
    const id = String(args[0]);
    const key =
      move === 'buildNaval'
        ? `ship ${id.replace(/\d+$/, '')}`
        : move === 'buildLand'
          ? `army ${ARMY[id].nat} ${ARMY[id].cs}`
          : `${move} ${id}`;
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

interface YardSlipProps {
  readonly session: Session;
  readonly track: TrackId;
  readonly choices: readonly Choice[];
  readonly onPlace: (id: UnitId) => void;
  readonly placing?: string;
}

/** One yard or quarters: its boxes, how full it is, and what may be ordered there. */
export function YardSlip({ session, track, choices, onPlace, placing }: YardSlipProps) {
  const { G, me } = session;
  return (
    <section className="slip yard-slip">
      <h2>{TRACKS[track].name}</h2>
      {isBlocked(G, me, track) && <p className="slip-warning">{slip.blocked}</p>}
      <YardBoxes G={G} track={track} />
      <YardGauge G={G} track={track} />
      <p className="slip-note">{act.ducatsLeft(G.treasury[me])}</p>
      <ul className="offer-list">
        {ranked(distinct(choices)).map((choice) => (
          <Offer key={`${choice.move}${choice.args.join()}`} session={session} choice={choice} onPlace={onPlace} placing={placing} />
        ))}
      </ul>
    </section>
  );
}
