import {
  christened,
  closedList,
  defaultFleet,
  FLEET_LISTS,
  type Fleet,
  type FleetSquadron,
  fleetPrice,
  LIBATIONS,
  listsOf,
  openLists,
  ownList,
  plainShip,
  QUARTERS,
  type SalamisWords,
  type Side,
  shipPrice,
  shipType,
  squadronPrice,
  stationName,
  type Terms,
  timesOf,
  typeFault,
} from '../../../../src/games/salamis-ad-actium/face.js';
import type { Violation } from '../../../../src/kit/action.js';
import { say } from '../../../../src/kit/texts.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { Hull } from '../chart/Hull.js';
import { Pick } from '../panels/Aim.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';
import { Closed, FleetShelf, Why } from './FleetShelf.js';
import { ShipRow } from './ShipRow.js';
import { SquadronHead } from './SquadronHead.js';

interface Term {
  readonly title: string;
  readonly value: string;
  readonly case: string;
}

const RUNS: readonly string[] = ['weak', 'strong'];

/** Returns the terms agreed for the battle, with rule numbers. Options that are off are omitted. */
function termsAgreed({ battle, options }: Terms, { points: w }: SalamisWords['options']): Term[] {
  const { current, towards, tide, tideEvery, terrain = {} } = battle;
  const chosen = QUARTERS.flatMap((quarter) => {
    const feature = terrain[quarter];
    return feature ? [`${w.terrain.quarters[quarter]}: ${w.terrain.values[feature]}`] : [];
  });
  const set = RUNS.includes(current) ? `, ${w.waters.bearings[Math.round(towards / 45)]}` : '';
  const every = tide === 'none' ? '' : `, ${w.waters.tideEvery.title}: ${tideEvery}`;
  return [
    { title: w.quality.title, value: w.qualities[battle.quality], case: '2.3' },
    { title: w.command.title, value: w.qualities[battle.command], case: '2.3' },
    { title: w.terrain.title, value: chosen.join('; ') || w.terrain.values.rolled, case: '2.4' },
    { title: w.wind.title, value: w.wind.values[battle.wind], case: '2.5' },
    ...(options.currentsAndTides
      ? [
          { title: w.waters.current.title, value: `${w.waters.current.values[current]}${set}`, case: '2.10' },
          { title: w.waters.tide.title, value: `${w.waters.tide.values[tide]}${every}`, case: '2.10' },
        ]
      : []),
  ];
}

function Agreement({ terms }: { readonly terms: Terms }) {
  const words = useGameWords();
  const text = useWords().muster;
  return (
    <details className="wg-agreement">
      <summary>{text.agreed}</summary>
      <dl>
        {termsAgreed(terms, words.options).map((term) => (
          <div key={term.title}>
            <dt>
              {term.title} <CaseChip case={term.case} />
            </dt>
            <dd>{term.value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

interface MusterPageProps {
  readonly terms: Terms;
  readonly side: Side;
  readonly fleet: Fleet;
  readonly fault: Violation | undefined;
  readonly open: number;
  readonly onOpen: (squadron: number) => void;
  readonly onFleet: (fleet: Fleet) => void;
}

function Lists({ terms, side, fleet, onFleet }: Pick<MusterPageProps, 'terms' | 'side' | 'fleet' | 'onFleet'>) {
  const { names } = useGameWords();
  const text = useWords().muster;
  const agreed = terms.battle.lists[side];
  const own = ownList(terms, side, fleet);
  const lists = agreed ? [agreed] : openLists(terms.battle);
  return (
    <Pick
      label={text.list}
      value={own ?? lists[0]}
      options={lists.map((id) => [id, names.lists[id]])}
      onPick={(id) => onFleet(defaultFleet(terms, side, id))}
      disabled={lists.length < 2}
    />
  );
}

/** Lists the ship types of a squadron's fleet list, with shares and prices. A click adds a ship to the squadron. */
function Yard({
  terms,
  squadron,
  onAdd,
}: {
  readonly terms: Terms;
  readonly squadron: FleetSquadron;
  readonly onAdd: (squadron: FleetSquadron) => void;
}) {
  const { names } = useGameWords();
  const text = useWords().muster;
  const list = FLEET_LISTS[squadron.list];
  return (
    <div className="wg-yard">
      <h3>
        {text.yard} <CaseChip case={list.case} />
      </h3>
      <ul>
        {list.types.map(({ type: id, least, most, ships }) => {
          const type = shipType(id);
          const [length] = type.base;
          const fault = typeFault(squadron, id, timesOf(terms, squadron).year);
          return (
            <li key={id}>
              <button
                type="button"
                disabled={fault !== undefined}
                onClick={() => onAdd({ ...squadron, ships: [...squadron.ships, plainShip(id)] })}
              >
                <svg width={58} height={26} viewBox={`${-length * 0.62} -14 ${length * 1.24} 28`} aria-hidden="true">
                  <g transform="rotate(90)">
                    <Hull
                      type={id}
                      side={0}
                      port={4}
                      stbd={4}
                      ram={type.ram}
                      sails={type.oarsmen ? 'none' : 'set'}
                      towers={type.towers}
                      stripe={0}
                    />
                  </g>
                </svg>
                <span>
                  <b>{names.ships[id]}</b>
                  <small>
                    {text.share(least, most, ships)} · {text.figures(type.oarSpeed || type.sailSpeed, type.turn, type.deck)}
                  </small>
                </span>
                <b>{shipPrice(terms, squadron, plainShip(id))}</b>
              </button>
              {fault && <Why fault={fault} />}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Page for buying a fleet for a points battle [2.1, 2.3, 11, 15]. */
export function MusterPage({ terms, side, fleet, fault, open, onOpen, onFleet }: MusterPageProps) {
  const text = useWords().muster;
  const { sentences, names, fleets } = useGameWords();
  const { battle } = terms;
  const { points } = battle;
  const cost = fleetPrice(terms, fleet);
  const at = Math.min(open, fleet.squadrons.length - 1);
  const squadron = fleet.squadrons[at];
  const called = christened(fleet, side).squadrons[at]?.ships ?? [];
  const replace = (next: FleetSquadron) => onFleet({ ...fleet, squadrons: fleet.squadrons.map((each, i) => (i === at ? next : each)) });
  const add = () => {
    const pattern = fleet.squadrons[0];
    onFleet({
      ...fleet,
      squadrons: [
        ...fleet.squadrons,
        { ...pattern, name: stationName(pattern.list, fleet.squadrons.length + 1, fleets), admiral: false, ships: [] },
      ],
    });
    onOpen(fleet.squadrons.length);
  };
  return (
    <div className="wg-muster-page">
      <header className="wg-muster-head">
        <h2>{text.title(names.eras[battle.era], battle.year)}</h2>
        <Lists terms={terms} side={side} fleet={fleet} onFleet={onFleet} />
        {terms.options.libations && (
          <Pick
            label={text.libations}
            value={fleet.libations}
            options={Array.from({ length: LIBATIONS.most - LIBATIONS.free + 1 }, (_, i) => [
              LIBATIONS.free + i,
              String(LIBATIONS.free + i),
            ])}
            onPick={(libations) => onFleet({ ...fleet, libations })}
          />
        )}
        <p className={`wg-muster-cost${cost > points ? ' wg-over' : ''}`}>
          <b>{cost}</b> / {points}
        </p>
      </header>
      <div className="wg-muster-papers">
        <Agreement terms={terms} />
        <Closed year={battle.year} faults={listsOf(battle.era).flatMap((list) => closedList(battle, list) ?? [])} />
        <FleetShelf terms={terms} side={side} fleet={fleet} onFleet={onFleet} />
      </div>
      {fault && (
        <p className="wg-slip-warning" role="status">
          {say(sentences, `refusal.${fault.key}`, fault.values)} <CaseChip case={fault.case} />
        </p>
      )}
      <nav className="wg-muster-squadrons" aria-label={text.squadrons}>
        {fleet.squadrons.map((each, i) => (
          <button key={`${each.name}${i}`} type="button" aria-pressed={i === at} onClick={() => onOpen(i)}>
            {each.admiral ? '★ ' : ''}
            {each.name || stationName(each.list, i + 1, fleets)} <small>{text.ships(each.ships.length, squadronPrice(terms, each))}</small>
          </button>
        ))}
        <button type="button" onClick={add}>
          {text.addSquadron}
        </button>
      </nav>
      {squadron && (
        <div className="wg-muster-body">
          <section>
            <SquadronHead
              terms={terms}
              side={side}
              fleet={fleet}
              squadron={squadron}
              onChange={replace}
              onAdmiral={() => onFleet({ ...fleet, squadrons: fleet.squadrons.map((each, i) => ({ ...each, admiral: i === at })) })}
              onDrop={() => onFleet({ ...fleet, squadrons: fleet.squadrons.filter((_, i) => i !== at) })}
            />
            {squadron.ships.map((ship, i) => (
              <ShipRow
                key={`${ship.type}${i}`}
                terms={terms}
                squadron={squadron}
                ship={ship}
                called={called[i].name}
                onChange={(next) => replace({ ...squadron, ships: squadron.ships.map((each, k) => (k === i ? next : each)) })}
                onFlagship={() => replace({ ...squadron, ships: squadron.ships.map((each, k) => ({ ...each, flagship: k === i })) })}
                onDrop={() => replace({ ...squadron, ships: squadron.ships.filter((_, k) => k !== i) })}
              />
            ))}
          </section>
          <Yard terms={terms} squadron={squadron} onAdd={replace} />
        </div>
      )}
    </div>
  );
}
