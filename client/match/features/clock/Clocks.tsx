import type { State } from 'boardgame.io';
import AlarmClock from 'lucide-react/icons/alarm-clock';
import Clock3 from 'lucide-react/icons/clock-3';
import Hourglass from 'lucide-react/icons/hourglass';
import {
  CLOCK,
  type Clock,
  expiredOpponent,
  hasExpired,
  notBefore,
  opened,
  remaining,
  vacationLeft,
} from '../../../../src/boardgame/clock/clock.js';
import type { ClockData } from '../../../../src/boardgame/clock/terms.js';
import type { PlayerID } from '../../../../src/kit/seats.js';
import type { OnlineMatch } from '../../../app/matches.js';
import './clock.css';
import { ExpiredClockBanner } from './ExpiredClockBanner.js';
import { useNow, useServerTime } from './useServerTime.js';
import { Vacation } from './Vacation.js';
import { useClockWords } from './words/index.js';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** Remaining times announced to screen readers, in ms. */
const THRESHOLDS = { live: [5 * MINUTE, MINUTE, 10 * SECOND], days: [24 * HOUR, HOUR] } as const;
const LOW = { live: MINUTE, days: 24 * HOUR } as const;

interface ClocksProps {
  readonly game: string;
  readonly id: string;
  readonly seat: OnlineMatch | null;
  readonly clock: ClockData;
  readonly live: Pick<State, 'plugins' | 'ctx'>;
  /** Seats with clocks. Bots have none. */
  readonly sides: readonly { readonly playerID: PlayerID; readonly name: string }[];
}

/** Returns the state of the clocks, or undefined before they start. */
function clockOf({ clock: { terms, began }, live: { plugins, ctx } }: ClocksProps): Clock | undefined {
  const seats = ctx.playOrder;
  const kept: Clock | undefined = plugins[CLOCK]?.data;
  return kept ?? (began === undefined ? undefined : opened(terms, began, seats, Object.keys(ctx.activePlayers ?? {})));
}

/** Shows both sides' clocks, with a banner once one has run out. */
export default function Clocks(props: ClocksProps) {
  const { game, id, seat, sides, live } = props;
  const words = useClockWords();
  const told = useServerTime(game, id);
  const ahead = told ?? 0;
  const clock = clockOf(props);
  const isOver = live.ctx.gameover !== undefined;
  const least = clock ? Math.min(...Object.keys(clock.since).map((each) => remaining(clock, each, Date.now() + ahead))) : 0;
  const now = useNow(least > 25 * HOUR ? MINUTE : 250) + ahead;
  if (!clock || told === undefined) return null;
  const at = notBefore(clock, now);
  const me = seat?.playerID;
  const expired = sides.find(({ playerID }) => !isOver && hasExpired(clock, playerID, at));
  const claims = me === undefined || isOver ? undefined : sides.find(({ playerID }) => playerID === expiredOpponent(clock, me, at));
  return (
    <>
      <section className="wg-clocks" aria-label={words.clocks} data-testid="clocks">
        {sides.map(({ playerID, name }) => (
          <Dial key={playerID} clock={clock} playerID={playerID} name={name} at={at} isOver={isOver} mine={playerID === me} />
        ))}
        {clock.paused !== undefined && <span>{words.paused}</span>}
        <News clock={clock} seat={seat} sides={sides} />
        {seat && !isOver && vacationLeft(clock, seat.playerID, at) > 0 && (
          <Vacation game={game} id={id} seat={seat} days={vacationLeft(clock, seat.playerID, at)} />
        )}
        <span className="wg-hidden" role="status">
          {me !== undefined && !isOver && <Warning clock={clock} playerID={me} at={at} />}
        </span>
      </section>
      {expired && (
        <ExpiredClockBanner
          game={game}
          id={id}
          seat={seat}
          side={expired.name}
          mine={expired.playerID === me}
          claims={claims !== undefined}
        />
      )}
    </>
  );
}

interface DialProps {
  readonly clock: Clock;
  readonly playerID: PlayerID;
  readonly name: string;
  readonly at: number;
  readonly isOver: boolean;
  readonly mine: boolean;
}

function Dial({ clock, playerID, name, at, isOver, mine }: DialProps) {
  const words = useClockWords();
  const runs = !isOver && clock.paused === undefined && Object.hasOwn(clock.since, playerID);
  const ms = Math.max(0, remaining(clock, playerID, at));
  const s = Math.ceil(ms / SECOND);
  const isOut = !isOver && hasExpired(clock, playerID, at);
  const isLow = !isOver && ms < LOW[clock.terms.kind];
  const Mark = isLow ? AlarmClock : runs ? Hourglass : Clock3;
  const announcement = isOut ? words.out(name) : (runs ? words.runs : words.stands)(name, words.spoken(s));
  return (
    <span
      className={['wg-clock-dial', runs && 'wg-runs', isLow && 'wg-low', mine && 'wg-mine'].filter(Boolean).join(' ')}
      role="timer"
      aria-label={announcement}
      title={announcement}
    >
      <Mark aria-hidden="true" />
      <span className="wg-clock-side">{name}</span>
      <span className="wg-clock-left">{words.left(s)}</span>
      {isLow && <em>{isOut ? words.ranOut : words.low}</em>}
    </span>
  );
}

/** Reports that a player has taken vacation, or that a bot has moved for a player. */
function News({ clock: { news }, seat, sides }: Pick<ClocksProps, 'seat' | 'sides'> & { readonly clock: Clock }) {
  const words = useClockWords();
  const side = sides.find(({ playerID }) => playerID === news?.of);
  if (!news || !side) return null;
  const said = { vacation: words.vacationTaken, deputy: words.botMoved }[news.what];
  return <span role="status">{seat?.playerID === news.of ? said.you : said.side(side.name)}</span>;
}

/** Announces to screen readers that time is short. */
function Warning({ clock, playerID, at }: { readonly clock: Clock; readonly playerID: PlayerID; readonly at: number }) {
  const words = useClockWords();
  const ms = remaining(clock, playerID, at);
  const below = Object.hasOwn(clock.since, playerID) ? THRESHOLDS[clock.terms.kind].findLast((most) => ms < most) : undefined;
  return below === undefined || ms <= 0 ? null : words.under(words.spoken(below / SECOND));
}
