import {
  EQUIPMENT,
  type EquipmentId,
  equipmentFault,
  type FleetShip,
  type FleetSquadron,
  shipFault,
  shipPrice,
  shipType,
  type Terms,
  timesOf,
} from '../../../../src/games/salamis-ad-actium/face.js';
import { say } from '../../../../src/kit/texts.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';
import { Closed } from './FleetShelf.js';

const MEN = ['heavy', 'normal', 'archers', 'spare'] as const;

interface ShipRowProps {
  readonly terms: Terms;
  readonly squadron: FleetSquadron;
  readonly ship: FleetShip;
  /** Name of a ship that the player has not named. */
  readonly called: string | undefined;
  readonly onChange: (ship: FleetShip) => void;
  readonly onFlagship: () => void;
  readonly onDrop: () => void;
}

/** Row for a ship of a squadron: men, equipment, sails and, if the ship is not allowed, the reason. */
export function ShipRow({ terms, squadron, ship, called, onChange, onFlagship, onDrop }: ShipRowProps) {
  const text = useWords().muster;
  const { sentences, names } = useGameWords();
  const type = shipType(ship.type);
  const times = timesOf(terms, squadron);
  const fault = shipFault(squadron, ship, times);
  const whyNot = (id: EquipmentId) =>
    ship.equip.includes(id) ? undefined : equipmentFault(squadron, { type: ship.type, equip: [id] }, times);
  const closed = type.exchange.flatMap((id) => whyNot(id) ?? []);
  const toggle = (id: EquipmentId) =>
    onChange({ ...ship, equip: ship.equip.includes(id) ? ship.equip.filter((each) => each !== id) : [...ship.equip, id] });
  return (
    <article className={`wg-muster-ship${fault ? ' wg-faulty' : ''}`}>
      <header>
        <h4>{names.ships[ship.type]}</h4>
        <input
          aria-label={text.shipName}
          placeholder={called}
          value={ship.name ?? ''}
          maxLength={30}
          onChange={({ target }) => {
            const { name: _, ...rest } = ship;
            onChange(target.value ? { ...rest, name: target.value } : rest);
          }}
        />
        <b>{shipPrice(terms, squadron, ship)}</b>
        <button type="button" aria-pressed={ship.flagship ?? false} title={text.flagship} aria-label={text.flagship} onClick={onFlagship}>
          ⚑
        </button>
        <button type="button" title={text.dropShip} aria-label={text.dropShip} onClick={onDrop}>
          ×
        </button>
      </header>
      <div className="wg-muster-men">
        {MEN.map((kind) => (
          <label key={kind}>
            {text.men[kind]}
            <input
              type="number"
              min={0}
              max={40}
              value={ship[kind]}
              onChange={({ target }) => onChange({ ...ship, [kind]: Math.max(0, Math.trunc(Number(target.value)) || 0) })}
            />
          </label>
        ))}
        {type.oarsmen > 0 && (
          <button
            type="button"
            aria-pressed={ship.sails === 'aboard'}
            onClick={() => onChange({ ...ship, sails: ship.sails === 'aboard' ? 'none' : 'aboard' })}
          >
            {text.sails}
          </button>
        )}
      </div>
      {type.exchange.length > 0 && (
        <div className="wg-muster-equipment">
          {type.exchange.map((id) => (
            <button
              key={id}
              type="button"
              disabled={whyNot(id) !== undefined}
              aria-pressed={ship.equip.includes(id)}
              onClick={() => toggle(id)}
            >
              {names.equipment[id]} <small>{EQUIPMENT[id].price / 10}</small>
            </button>
          ))}
        </div>
      )}
      <Closed year={times.year} faults={closed} />
      {fault && (
        <p className="wg-slip-warning">
          {say(sentences, `refusal.${fault.key}`, fault.values)} <CaseChip case={fault.case} />
        </p>
      )}
    </article>
  );
}
