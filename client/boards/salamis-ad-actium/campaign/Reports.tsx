import { type Campaign, opponentOf, type Side, THEATRES } from '../../../../src/games/salamis-ad-actium/face.js';
import { say } from '../../../../src/kit/texts.js';
import { RollLine } from '../../../kit/panels/Dice.js';
import { CaseChip } from '../../../kit/rules/CaseChip.js';
import { sidesOf } from '../dice.js';
import { useGameWords } from '../words/game.js';
import { useWords } from '../words/index.js';
import { craftName } from './coasts.js';

export function Reports({ camp, me }: { readonly camp: Campaign; readonly me: Side }) {
  const text = useWords().campaign;
  const { sentences, names } = useGameWords();
  const notices = camp.notices[me] ?? [];
  if (!notices.length) return null;
  return (
    <section className="wg-slip wg-reports">
      <h2>{text.reports}</h2>
      <ul>
        {notices.map((entry, i) => {
          const fleet = camp.fleets[String(entry.values?.fleet)]?.name;
          const name = fleet ?? (entry.who?.length ? entry.who.map((id) => craftName(camp, id, names)).join(', ') : undefined);
          return (
            <li key={`${entry.key}${i}`}>
              {say(sentences, `chronicle.${entry.key}`, { ...entry.values, ship: name ?? null })} <CaseChip case={entry.case} />
              {entry.roll && <RollLine roll={entry.roll} texts={sentences} sides={sidesOf(entry)} />}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Shows the enemy's orders, if an event reveals them [12.12]. */
export function Intelligence({ camp, me }: { readonly camp: Campaign; readonly me: Side }) {
  const text = useWords().campaign;
  const orders = camp.orders[opponentOf(me)];
  const { areas } = THEATRES[camp.theatre];
  if (!Array.isArray(orders)) return null;
  return (
    <section className="wg-slip wg-reports">
      <h2>
        {text.intelligence} <CaseChip case="12.12" />
      </h2>
      <ul>
        {orders.map(({ fleet, path, stance }) => (
          <li key={fleet}>
            <b>{camp.fleets[fleet]?.name ?? text.unseen}</b>: {path.map((id) => areas[id].name).join(' › ') || text.hold},{' '}
            {text.stances[stance]}
          </li>
        ))}
      </ul>
    </section>
  );
}
