import type { ReactNode } from 'react';
import {
  areaIds,
  type Campaign,
  COSTS,
  EQUIPMENT,
  type EquipmentId,
  FLEET_LISTS,
  fleetIds,
  fleetOf,
  type ListId,
  majorsHeld,
  missing,
  partedName,
  priceOf,
  recruits,
  type SalamisMove,
  type ShipTypeId,
  shipType,
  THEATRES,
  theatreOf,
} from '../../../../src/games/salamis-ad-actium/face.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { PartyPicker, Pick } from '../panels/Aim.js';
import type { Change, Draft, Session } from '../session.js';
import { gameWordsIn, useGameWords } from '../words/game.js';
import { type SalamisBoardWords, useWords } from '../words/index.js';
import { craftState } from './coasts.js';

interface WorksProps {
  readonly session: Session;
  readonly camp: Campaign;
  readonly draft: Draft;
  readonly change: Change;
}

/** Returns the fleet that a form applies to: the selected fleet, otherwise the first. */
export const fleetPicked = (camp: Campaign, { me }: Session, picked: string | undefined): string | undefined => {
  const own = fleetIds(camp, me);
  return picked !== undefined && own.includes(picked) ? picked : own[0];
};

/** Returns the other fleets of the same side in the same area. */
export const companions = (camp: Campaign, fleet: string): string[] =>
  fleetIds(camp, camp.fleets[fleet].side).filter((id) => id !== fleet && camp.fleets[id].area === camp.fleets[fleet].area);

const fleetOption = (camp: Campaign, id: string, { form }: SalamisBoardWords['campaign']): readonly [string, string] => {
  const { name, area, ships } = camp.fleets[id];
  return [id, form.fleetOption(name, THEATRES[camp.theatre].areas[area].name, ships.length)];
};

/** Form for selecting a fleet, some of its ships and, if the task needs one, a second fleet. */
export function FleetForm({ session, camp, draft, change }: WorksProps) {
  const text = useWords().campaign;
  const from = fleetPicked(camp, session, draft.from);
  if (!from) return null;
  const others = companions(camp, from);
  const { work } = draft;
  return (
    <>
      <Pick
        label={work === 'splitFleet' ? text.form.fleet : text.form.from}
        value={from}
        options={fleetIds(camp, session.me).map((id) => fleetOption(camp, id, text))}
        onPick={(id) => change({ from: id, to: undefined, picked: [] })}
      />
      {work !== 'splitFleet' && others.length > 0 && (
        <Pick
          label={text.form.to}
          value={draft.to ?? others[0]}
          options={others.map((id) => fleetOption(camp, id, text))}
          onPick={(to) => change({ to })}
        />
      )}
      {work !== 'splitFleet' && !others.length && <p className="wg-slip-note">{text.form.none}</p>}
      {work !== 'mergeFleets' && (
        <fieldset className="wg-craft-list" aria-label={text.form.ships}>
          {camp.fleets[from].ships.map((id) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={draft.picked.includes(id)}
                onChange={() =>
                  change({ picked: draft.picked.includes(id) ? draft.picked.filter((each) => each !== id) : [...draft.picked, id] })
                }
              />
              {craftState(camp, id, session.words, gameWordsIn(session.language).names)}
            </label>
          ))}
        </fieldset>
      )}
      {work === 'splitFleet' && (
        <label className="wg-muster-field">
          {text.form.name}
          <input value={draft.name ?? partedName(camp, from)} maxLength={30} onChange={({ target }) => change({ name: target.value })} />
        </label>
      )}
    </>
  );
}

const shipOptions = (camp: Campaign, ids: readonly string[], { words, language }: Session): (readonly [string, string])[] =>
  ids.map((id) => [id, craftState(camp, id, words, gameWordsIn(language).names)]);

export const ownCraft = (camp: Campaign, { me }: Session): string[] => fleetIds(camp, me).flatMap((id) => camp.fleets[id].ships);

/** Returns the player's other ships in a ship's area. */
export const neighbours = (camp: Campaign, session: Session, id: string): string[] => {
  const at = camp.fleets[fleetOf(camp, id) ?? '']?.area;
  return ownCraft(camp, session).filter((other) => other !== id && camp.fleets[fleetOf(camp, other) ?? '']?.area === at);
};

export function TroopsForm({ session, camp, draft, change }: WorksProps) {
  const text = useWords().campaign;
  const ships = ownCraft(camp, session);
  const from = draft.from && ships.includes(draft.from) ? draft.from : ships[0];
  if (!from) return null;
  const others = neighbours(camp, session, from);
  const { heavy, normal, archers } = camp.ships[from];
  return (
    <>
      <Pick
        label={text.form.from}
        value={from}
        options={shipOptions(camp, ships, session)}
        onPick={(id) => change({ from: id, to: undefined, party: {} })}
      />
      {others.length > 0 && (
        <Pick
          label={text.form.to}
          value={draft.to ?? others[0]}
          options={shipOptions(camp, others, session)}
          onPick={(to) => change({ to })}
        />
      )}
      <PartyPicker have={{ heavy, normal, archers, oarsmen: 0 }} party={draft.party} onParty={(party) => change({ party })} />
    </>
  );
}

const MOST_HIRED = 60;

/** Form for hiring men in a major port. */
export function RefitForm({ session, camp, draft, change }: WorksProps) {
  const text = useWords().campaign;
  const ships = ownCraft(camp, session);
  const id = draft.from && ships.includes(draft.from) ? draft.from : ships[0];
  if (!id) return null;
  const { heavy = 0, normal = 0, archers = 0, oarsmen = 0 } = draft.party;
  return (
    <>
      <Pick label={text.form.ship} value={id} options={shipOptions(camp, ships, session)} onPick={(from) => change({ from, party: {} })} />
      <button type="button" className="wg-helm-wide" onClick={() => change({ from: id, party: missing(camp, id) })}>
        {text.form.missing}
      </button>
      <PartyPicker
        have={{ heavy: MOST_HIRED, normal: MOST_HIRED, archers: MOST_HIRED, oarsmen: MOST_HIRED }}
        open
        party={draft.party}
        onParty={(party) => change({ from: id, party })}
      />
      <p className="wg-slip-note">{text.form.cost(COSTS.troops * (heavy + normal + archers) + COSTS.oarsmen * oarsmen)}</p>
    </>
  );
}

/** Task ordered from a list instead of a form. */
type ListedWork = Extract<SalamisMove, { readonly move: 'repairShip' | 'train' | 'buyShip' }>;

interface DeedProps {
  readonly session: Session;
  readonly choice: ListedWork;
  readonly label: string;
  /** Content after the button, on the same line. */
  readonly children?: ReactNode;
}

/** Renders a button that orders a task, or the reason why the task is impossible. */
function Deed({ session, choice, label, children }: DeedProps) {
  const why = session.refusal(choice.move, choice.args);
  return (
    <li>
      <button
        type="button"
        aria-disabled={why !== undefined || undefined}
        onClick={() => (why ? session.notify(why) : session.send(choice.move, ...choice.args))}
      >
        {label}
      </button>
      {why && (
        <small>
          {why.reason} <CaseChip case={why.case} />
        </small>
      )}
      {children}
    </li>
  );
}

/** Renders equipment toggles for a ship type. Omits equipment that this side can never have [14.2]. */
function Fittings({ session, type, list, equip, onEquip }: FittingsProps) {
  const { names } = useGameWords();
  const text = useWords().campaign.form;
  const open = shipType(type).exchange.filter((id) => !UNFIT.has(session.refusal('buyShip', [type, list, null, [id]])?.key ?? ''));
  if (!open.length) return null;
  return (
    <fieldset className="wg-helm-row" aria-label={text.equipment(names.ships[type])}>
      {open.map((id) => (
        <button
          key={id}
          type="button"
          aria-pressed={equip.includes(id)}
          onClick={() => onEquip(equip.includes(id) ? equip.filter((each) => each !== id) : [...equip, id])}
        >
          {names.equipment[id]} <small>{EQUIPMENT[id].price / 10}</small>
        </button>
      ))}
    </fieldset>
  );
}

interface FittingsProps {
  readonly session: Session;
  readonly type: ShipTypeId;
  readonly list: ListId;
  readonly equip: readonly EquipmentId[];
  readonly onEquip: (equip: EquipmentId[]) => void;
}

/** Keys of refusals for equipment that a side can never have in the match. */
const UNFIT: ReadonlySet<string> = new Set(['notPlayed', 'notEquipped', 'tooSmallFor', 'notThisFleet', 'equippedTwice']);

function Yard({ session, camp, draft, change }: WorksProps) {
  const { names } = useGameWords();
  const text = useWords().campaign;
  const { G, me } = session;
  const ports = areaIds(camp).flatMap((at) =>
    majorsHeld(camp, at, me).map((port) => [port, theatreOf(camp).areas[at].ports[port].name] as const),
  );
  const port = ports.some(([id]) => id === draft.to) ? (draft.to ?? null) : null;
  return (
    <>
      <Pick
        label={text.form.port}
        value={port ?? ''}
        options={[['', text.form.anyPort], ...ports]}
        onPick={(id) => change({ to: id || undefined })}
      />
      <ul className="wg-offer-list">
        {theatreOf(camp).sides[me].lists.flatMap(({ list }) =>
          FLEET_LISTS[list].types.map(({ type }) => {
            const equip = draft.fitted?.type === type && draft.fitted.list === list ? draft.fitted.equip : [];
            return (
              <Deed
                key={`${list}${type}`}
                session={session}
                choice={{ move: 'buyShip', args: equip.length ? [type, list, port, [...equip]] : port ? [type, list, port] : [type, list] }}
                label={text.form.yard(names.ships[type], priceOf(G, camp, type, equip))}
              >
                <Fittings
                  session={session}
                  type={type}
                  list={list}
                  equip={equip}
                  onEquip={(next) => change({ fitted: { type, list, equip: next } })}
                />
              </Deed>
            );
          }),
        )}
      </ul>
      {(camp.building[me] ?? []).map(({ type, equip = [] }, i) => (
        <p key={`${type}${i}`} className="wg-slip-note">
          {text.building([names.ships[type], ...equip.map((id) => names.equipment[id])].join(', '))}
        </p>
      ))}
    </>
  );
}

/** Lists the ships or fleets for a task, with its price or the reason why it is impossible. */
export function DeedList({ session, camp, draft, change }: WorksProps) {
  const { names } = useGameWords();
  const text = useWords().campaign;
  const { me } = session;
  if (draft.work === 'repairShip') {
    const hurt = ownCraft(camp, session).filter((id) => camp.ships[id].dmg);
    if (!hurt.length) return <p className="wg-slip-note">{text.form.unhurt}</p>;
    return (
      <ul className="wg-offer-list">
        {hurt.map((id) => (
          <Deed
            key={id}
            session={session}
            choice={{ move: 'repairShip', args: [id] }}
            label={`${craftState(camp, id, session.words, names)}: ${COSTS.repair}`}
          />
        ))}
      </ul>
    );
  }
  if (draft.work === 'train') {
    return (
      <ul className="wg-offer-list">
        {fleetIds(camp, me).map((id) => (
          <Deed
            key={id}
            session={session}
            choice={{ move: 'train', args: [id] }}
            label={`${camp.fleets[id].name}: ${COSTS.training * recruits(camp, id).length}`}
          />
        ))}
      </ul>
    );
  }
  return <Yard session={session} camp={camp} draft={draft} change={change} />;
}
