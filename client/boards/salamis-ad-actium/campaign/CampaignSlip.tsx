import { MONTHS } from '../../../../src/games/salamis-ad-actium/data/campaign/tables.js';
import { THEATRES } from '../../../../src/games/salamis-ad-actium/data/campaign.js';
import { shipType } from '../../../../src/games/salamis-ad-actium/data/shipTypes.js';
import type { Campaign, FleetOrder, Stance } from '../../../../src/games/salamis-ad-actium/state/campaign.js';
import { SIDES, type Side } from '../../../../src/games/salamis-ad-actium/state.js';
import { kitText } from '../../../kit/texts.js';
import { boardText } from '../texts.js';
import { sideName } from './CampaignMap.js';

const text = boardText.campaign;

/** The months, both treasuries and the balance of losses. */
export function CampaignHead({ camp }: { readonly camp: Campaign }) {
  return (
    <section className="slip">
      <h2>{text.month(text.months[MONTHS[camp.month]], camp.year, camp.turn, camp.turns)}</h2>
      <ul>
        {SIDES.map((side) => (
          <li key={side} className={`treasury side-${side}`}>
            {sideName(camp, side)} <b>{text.treasury(camp.treasury[side])}</b> <small>{text.lost(camp.lost[side])}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FleetCardProps {
  readonly camp: Campaign;
  readonly id: string;
  readonly order: FleetOrder | undefined;
  readonly open: boolean;
  readonly stances: readonly Stance[];
  readonly onOpen: () => void;
  readonly onOrder: (order: FleetOrder) => void;
}

const shipsOf = (camp: Campaign, ids: readonly string[]): string => {
  const count = new Map<string, number>();
  for (const id of ids) {
    const ship = camp.ships[id];
    if (ship) count.set(shipType(ship.type).name, (count.get(shipType(ship.type).name) ?? 0) + 1);
  }
  return [...count].map(([name, n]) => `${n} ${name}`).join(', ');
};

/** A fleet with its orders: where it goes, and with what intent. */
export function FleetCard({ camp, id, order, open, stances, onOpen, onOrder }: FleetCardProps) {
  const fleet = camp.fleets[id];
  const theatre = THEATRES[camp.theatre];
  const path = order?.path ?? [];
  const end = theatre.areas[path.at(-1) ?? fleet.area];
  const stance = order?.stance ?? fleet.stance;
  return (
    <article className={`slip fleet-card${open ? ' open' : ''}`}>
      <button type="button" className="helm-wide" aria-pressed={open} onClick={onOpen}>
        {fleet.name} <b>{text.shipCount(fleet.ships.length)}</b>
      </button>
      <p className="slip-note">{shipsOf(camp, fleet.ships)}</p>
      <p className="slip-lines">
        {path.length
          ? text.goes([fleet.area, ...path].map((area) => theatre.areas[area].name).join(' › '))
          : text.stays(theatre.areas[fleet.area].name)}{' '}
        · {text.officer(kitText.signed(fleet.officer.mod))}
        {fleet.outOfSupply ? ` · ${text.hungry(fleet.outOfSupply)}` : ''}
      </p>
      {open && (
        <>
          <fieldset className="helm-row toggles" aria-label={text.stance}>
            {stances.map((each) => (
              <button
                key={each}
                type="button"
                aria-pressed={stance === each}
                onClick={() => onOrder({ fleet: id, path: [...path], stance: each })}
              >
                {text.stances[each]}
              </button>
            ))}
          </fieldset>
          {stance === 'assault' && Object.keys(end.ports).length > 1 && (
            <fieldset className="helm-row toggles" aria-label={text.port}>
              {Object.entries(end.ports).map(([port, { name }]) => (
                <button
                  key={port}
                  type="button"
                  aria-pressed={order?.port === port}
                  onClick={() => onOrder({ fleet: id, path: [...path], stance, port })}
                >
                  {name}
                </button>
              ))}
            </fieldset>
          )}
          <button type="button" className="helm-wide" onClick={() => onOrder({ fleet: id, path: [], stance })}>
            {text.hold}
          </button>
        </>
      )}
    </article>
  );
}

/** Who lies where, for a battle that has to be answered. */
export function EncounterSlip({ camp, me }: { readonly camp: Campaign; readonly me: Side }) {
  const [encounter] = camp.encounters;
  if (!encounter) return null;
  const fleets = Object.values(camp.fleets).filter(({ area }) => area === encounter.area);
  return (
    <section className="slip">
      <h2>{text.meeting(THEATRES[camp.theatre].areas[encounter.area].name)}</h2>
      {encounter.forced && <p className="slip-warning">{text.forced}</p>}
      {fleets.map(({ name, side, ships }) => (
        <p key={name} className={`slip-lines side-${side}`}>
          <b>{side === me ? text.ours(name) : name}</b>: {shipsOf(camp, ships) || text.shipCount(ships.length)}
        </p>
      ))}
    </section>
  );
}
