import {
  ANSWER_UP_TO,
  ANSWERS,
  type Answer,
  FAVOURS,
  GODS,
  type God,
  isDeaf,
  LIBATIONS,
  members,
  type Salamis,
  type Side,
  type Wish,
} from '../../../../src/games/salamis-ad-actium/face.js';
import { ChanceBar } from '../../../kit/panels/Odds.js';
import { shipName, squadronName } from '../names.js';
import { godName } from '../pantheons.js';
import { ownShips } from '../plans/helm.js';
import type { Change, Draft, Session } from '../session.js';
import { useWords } from '../words/index.js';

const FACES = 10;

/** Returns the probability of each answer of a god, worst first. */
export function answerChances(G: Salamis, side: Side, god: God): { readonly [answer in Answer]: number } {
  const chances = { offended: 0, silence: 0, favour: 0, great: 0 };
  for (let die = 1; die <= FACES; die++) {
    const total = die + G.libations.poured[side] * LIBATIONS.repeat;
    const answer = isDeaf(G, god)
      ? 'silence'
      : ((['offended', 'silence', 'favour'] as const).find((each) => total <= ANSWER_UP_TO[each]) ?? 'great');
    chances[answer] += 1 / FACES;
  }
  return chances;
}

interface PrayerSlipProps {
  readonly session: Session;
  readonly draft: Draft;
  readonly change: Change;
}

interface PickProps<T> {
  readonly label: string;
  readonly options: readonly (readonly [value: T, name: string])[];
  readonly is: (value: T) => boolean;
  readonly onPick: (value: T) => void;
}

function Pick<T extends string | number>({ label, options, is, onPick }: PickProps<T>) {
  return (
    <fieldset className="wg-helm-row" aria-label={label}>
      {options.map(([value, name]) => (
        <button key={value} type="button" aria-pressed={is(value)} onClick={() => onPick(value)}>
          {name}
        </button>
      ))}
    </fieldset>
  );
}

export function firstWish(G: Salamis, side: Side, god: God): Wish {
  const squadrons = Object.keys(G.squadrons).filter((sq) => G.squadrons[sq].side === side && members(G, sq).length > 0);
  if (god === 'sea') return { levels: -1 };
  if (god === 'wind') return { from: G.weather.from, strength: 0, first: 'from' };
  if (god === 'war') return { squadron: squadrons[0] };
  if (god === 'craft') return {};
  const shaken = squadrons.find((sq) => G.squadrons[sq].state === 'shaken');
  if (shaken) return { squadron: shaken };
  const ships = ownShips(G, side);
  return { ship: ships.find((id) => G.ships[id].fire || G.ships[id].pests) ?? ships[0] };
}

const LEVELS = [-2, -1, 1, 2] as const;
const BEARINGS = [0, 45, 90, 135, 180, 225, 270, 315] as const;

function Wishes({ session, draft, change }: PrayerSlipProps) {
  const text = useWords().prayer;
  const { G, me } = session;
  const { god, wish } = draft;
  const set = (next: Wish) => change({ wish: next });
  const squadrons = Object.keys(G.squadrons).filter((sq) => G.squadrons[sq].side === me && members(G, sq).length > 0);
  const named = squadrons.map((sq) => [sq, squadronName(G, sq)] as const);
  if (god === 'sea') {
    return (
      <Pick
        label={text.level}
        options={LEVELS.map((n) => [n, text.levels(n)])}
        is={(n) => wish.levels === n}
        onPick={(levels) => set({ levels })}
      />
    );
  }
  if (god === 'wind') {
    return (
      <>
        <Pick
          label={text.bearing}
          options={BEARINGS.map((n, i) => [n, text.bearings[i]])}
          is={(n) => wish.from === n}
          onPick={(from) => set({ ...wish, from })}
        />
        <Pick
          label={text.strength}
          options={([-1, 0, 1] as const).map((n) => [n, text.strengths[n + 1]])}
          is={(n) => wish.strength === n}
          onPick={(strength) => set({ ...wish, strength })}
        />
        <Pick
          label={text.first}
          options={(['from', 'strength'] as const).map((each) => [each, text.firsts[each]])}
          is={(each) => wish.first === each}
          onPick={(first) => set({ ...wish, first })}
        />
      </>
    );
  }
  if (god === 'war') {
    return <Pick label={text.squadron} options={named} is={(sq) => wish.squadron === sq} onPick={(squadron) => set({ squadron })} />;
  }
  if (god !== 'healing') return null;
  return (
    <>
      <Pick label={text.squadron} options={named} is={(sq) => wish.squadron === sq} onPick={(squadron) => set({ squadron })} />
      <p className="wg-slip-note">{wish.ship && G.ships[wish.ship] ? text.forShip(shipName(G, wish.ship)) : text.orShip}</p>
    </>
  );
}

/** Panel for a libation: gods, requests, and the probability of each answer [3.1]. */
export function PrayerSlip({ session, draft, change }: PrayerSlipProps) {
  const text = useWords().prayer;
  const { G, me } = session;
  const { god } = draft;
  const chances = god && answerChances(G, me, god);
  const tone = { offended: 'bad', silence: 'even', favour: 'good', great: 'good' } as const;
  return (
    <section className="wg-slip wg-prayer-slip">
      <h2>{text.title}</h2>
      <p className="wg-slip-note">{text.left(G.libations.left[me])}</p>
      <fieldset className="wg-gods" aria-label={text.gods}>
        {GODS.map((each) => (
          <button key={each} type="button" aria-pressed={each === god} onClick={() => change({ god: each, wish: firstWish(G, me, each) })}>
            <b>{godName(G, me, each)}</b> <small>{text.domains[each]}</small>
          </button>
        ))}
      </fieldset>
      <Wishes session={session} draft={draft} change={change} />
      {god && chances && (
        <ul className="wg-chances">
          {ANSWERS.map((answer) =>
            chances[answer] > 0 ? (
              <ChanceBar key={answer} chance={chances[answer]} label={text.answers[god][answer](FAVOURS)} tone={tone[answer]} />
            ) : null,
          )}
        </ul>
      )}
      {god && isDeaf(G, god) && <p className="wg-slip-warning">{text.deaf}</p>}
    </section>
  );
}
