import {
  COMMANDS,
  type Command,
  commandsOf,
  deckOf,
  isTop,
  LEADERS,
  MARINES,
  MARKERS_PER_COMMAND,
  markersIn,
  SIDES,
  type Side,
  type Sluys,
  SQUADRON_IDS,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { PlaceId } from '../chart/land.js';
import { CommandShield } from '../chart/SquadronCounter.js';
import { commandName, describeUnit, leaderSurname, menOn, unitName } from '../names.js';
import { useSeen } from '../useLook.js';
import { useWords } from '../words/index.js';
import { UnitPicture } from './StackSlip.js';

interface ForcesProps {
  readonly G: Sluys;
  readonly onPoint: (places: readonly PlaceId[]) => void;
}

function Row({ G, id, onPoint }: Pick<ForcesProps, 'G' | 'onPoint'> & { readonly id: string }) {
  const seen = useSeen(G);
  const { forces: text } = seen.words;
  const { hex, status } = G.squadrons[id];
  const place = status === 'map' ? hex : status === 'sunk' ? text.sunk : text[status];
  return (
    <article
      className={status === 'sunk' ? 'wg-display wg-sunk' : 'wg-display'}
      title={describeUnit(seen, id)}
      onMouseEnter={() => hex && onPoint([hex])}
      onMouseLeave={() => onPoint([])}
    >
      <UnitPicture G={G} id={id} size={56} />
      <div className="wg-display-body">
        <h4>
          {unitName(seen, id)} <i>{place}</i>
        </h4>
        <p className="wg-unit-row">
          {(isTop(G, id) ? menOn(G, deckOf(G, id)) : []).map((man) => (
            <span key={man} title={describeUnit(seen, man)}>
              <UnitPicture G={G} id={man} size={30} />
            </span>
          ))}
        </p>
      </div>
    </article>
  );
}

function CommandList({ G, command, onPoint }: Pick<ForcesProps, 'G' | 'onPoint'> & { readonly command: Command }) {
  const seen = useSeen(G);
  const { forces: text } = seen.words;
  const { leader } = COMMANDS[command];
  const { status } = G.leaders[leader];
  const ids = SQUADRON_IDS.filter((id) => G.squadrons[id].command === command);
  return (
    <section>
      <h4 className="wg-command-head">
        <svg width={26} height={30} viewBox="-20 -23 40 48" aria-hidden="true">
          <CommandShield command={command} />
        </svg>
        <span>
          {commandName(seen, command)}
          <small>
            {[
              leaderSurname(seen, leader),
              text.leader[status],
              text.prizes(markersIn(G, command), MARKERS_PER_COMMAND),
              G.dormant.includes(command) ? text.asleep : '',
            ]
              .filter(Boolean)
              .join(' · ')}
          </small>
        </span>
      </h4>
      {ids.map((id) => (
        <Row key={id} G={G} id={id} onPoint={onPoint} />
      ))}
    </section>
  );
}

/** Lists both fleets by command, with abilities usable once per game, and captives. */
export function Forces({ G, onPoint }: ForcesProps) {
  const words = useWords();
  const { forces: text, sides } = words;
  const captives = Object.keys(LEADERS).filter((id) => G.leaders[id].status === 'captive');
  const lost = (side: Side) => Object.keys(MARINES).filter((id) => MARINES[id].side === side && G.marines[id].steps === 0).length;
  const edward = G.leaders.edward.status === 'free';
  const token = (used: boolean, open = true) => (used ? text.used : open ? text.ready : text.unavailable);
  const tokens: readonly (readonly [string, string])[] = [
    [text.mulligan, token(G.used.mulligan, edward)],
    [text.bestowed, token(G.used.bestowed, edward)],
    ...SIDES.map((side): [string, string] => [text.avert(sides[side]), token(G.used.avert[side])]),
  ];
  return (
    <div className="wg-forces">
      {SIDES.map((side) => (
        <section key={side} className={`wg-side-${side}`}>
          <h3>
            {sides[side]} <small>{text.lost(lost(side))}</small>
          </h3>
          {commandsOf(side).map((command) => (
            <CommandList key={command} G={G} command={command} onPoint={onPoint} />
          ))}
        </section>
      ))}
      <section>
        <h3>{text.tokens}</h3>
        <dl className="wg-tokens">
          {tokens.map(([name, state]) => (
            <div key={name} className={state === text.used ? 'wg-used' : undefined}>
              <dt>{name}</dt>
              <dd>{state}</dd>
            </div>
          ))}
        </dl>
        {captives.length > 0 && (
          <>
            <h3>{text.captives}</h3>
            <p className="wg-slip-lines">{captives.map((id) => leaderSurname({ words }, id)).join(', ')}</p>
          </>
        )}
      </section>
    </div>
  );
}
