import { type FormEvent, useState } from 'react';
import type { GameModule } from '../../../src/boardgame/module.js';
import { inWords, type Match } from '../../api/lobby.js';
import { useErrorWords } from '../../api/words/index.js';
import type { GameCard } from '../../app/games.js';
import { useCard, usePresented } from '../../app/inLanguage.js';
import { type OnlineMatch, playerName } from '../../app/matches.js';
import { described } from '../../app/options/described.js';
import type { Chosen } from '../../app/options/fields.js';
import { SidePicker } from '../../app/options/SidePicker.js';
import { useSideNames } from '../../app/options/sideNames.js';
import { useSetUpWords } from '../../app/options/words/index.js';
import { Notice } from '../../app/parts/Notice.js';
import { Waiting } from '../../app/parts/Waiting.js';
import { clockSummary } from '../../match/features/clock/terms.js';
import { useClockWords } from '../../match/features/clock/words/index.js';
import { canHaveKey } from '../../match/identity/keys.js';
import { BotMark, nameAt } from '../../match/online/BotMark.js';
import { joinMatch } from '../../match/online/joinMatch.js';
import { MissingName, NameField } from '../../match/online/NameField.js';
import { useOnlineWords } from '../../match/online/words/index.js';
import { ensureKnown } from '../devices/ensureKnown.js';
import { useDeviceWords } from '../devices/words/index.js';
import { PlayerRating } from '../player/Rated.js';
import { usePlayerWords } from '../player/words/index.js';
import { useLobbyWords } from './words/index.js';

interface JoinProps {
  readonly game: GameCard;
  readonly module: GameModule;
  readonly setupData: Chosen;
  readonly match: Match;
  /** Side named in the link, or null. */
  readonly wanted: string | null;
  onSeat(seat: OnlineMatch): void;
  onWatch(): void;
}

function Terms({ module, setupData, match }: Pick<JoinProps, 'module' | 'setupData' | 'match'>) {
  const words = useLobbyWords();
  const clock = useClockWords();
  const { scenario, options } = described(usePresented(module), setupData, useSetUpWords());
  return (
    <dl className="wg-lobby-terms">
      <dt>{words.scenario}</dt>
      <dd>
        <strong>{scenario.title}</strong>
        {scenario.about && <p>{scenario.about}</p>}
      </dd>
      <dt>{words.length}</dt>
      <dd>{scenario.length}</dd>
      {match.clock && (
        <>
          <dt>{clock.clock}</dt>
          <dd>
            {clockSummary(match.clock.terms, clock)}
            <p>{clock.mayBeClaimed}</p>
          </dd>
        </>
      )}
      <dt>{words.options}</dt>
      <dd>
        {options.length === 0 && words.plain}
        {options.map(({ title, value }) => (
          <p key={title}>
            {title}: {value}
          </p>
        ))}
      </dd>
    </dl>
  );
}

/** Shows a match's page to a visitor without a seat. */
export function JoinForm({ game, module, setupData, match, wanted, onSeat, onWatch }: JoinProps) {
  const words = useLobbyWords();
  const onlineWords = useOnlineWords();
  const errorWords = useErrorWords();
  const player = usePlayerWords();
  const deviceWords = useDeviceWords();
  const card = useCard(game);
  const sides = useSideNames(module, setupData);
  const [name, setName] = useState(playerName);
  const [picked, setPicked] = useState(wanted);
  const [joining, setJoining] = useState(false);
  const [error, setError] = useState<unknown>();
  const free = match.players.filter(({ name: taken }) => !taken).map(({ id }) => String(id));
  const side = picked !== null && free.includes(picked) ? picked : (free[0] ?? '');
  const over = match.gameover !== undefined && match.gameover !== null;

  const join = async (event: FormEvent) => {
    event.preventDefault();
    setJoining(true);
    setError(undefined);
    try {
      if (match.rated && canHaveKey()) await ensureKnown(deviceWords);
      onSeat(await joinMatch(game.slug, match.matchID, side, name.trim()));
    } catch (thrown) {
      setError(thrown);
      setJoining(false);
    }
  };

  const open = free.length > 0 && !over;
  return (
    <form className="wg-form wg-sheet" onSubmit={join}>
      <div className="wg-titled">
        <h1>{words.match(card.title)}</h1>
        <p className="wg-lead">{over ? words.isOver : open ? words.joinLead : words.full}</p>
      </div>
      <Terms module={module} setupData={setupData} match={match} />
      {match.rated && <p className="wg-small">{`${player.rated}: ${player.ratedAbout}`}</p>}
      {match.players.map((seat) => (
        <PlayerRating key={seat.id} seat={seat} />
      ))}
      {match.players.map((player) => (
        <BotMark key={player.id} player={player} side={sides.find(({ playerID }) => playerID === String(player.id))?.name ?? ''} />
      ))}
      {open && (
        <>
          <SidePicker
            legend={words.joinSide}
            sides={match.players.map(({ id, name: taken, captain }) => ({
              value: String(id),
              name: sides.find(({ playerID }) => playerID === String(id))?.name ?? String(id),
              about: taken ? words.taken(nameAt({ name: taken, captain }, onlineWords)) : words.free,
              disabled: Boolean(taken),
            }))}
            value={side}
            onChange={setPicked}
          />
          <NameField value={name} onChange={setName} />
        </>
      )}
      {error !== undefined && <Notice tone="bad">{inWords(error, errorWords)}</Notice>}
      {joining ? (
        <Waiting>{words.joining}</Waiting>
      ) : (
        <div className="wg-buttons wg-begin">
          {open && (
            <>
              <button type="submit" className="wg-button wg-primary" disabled={name.trim() === ''} aria-describedby="missing">
                {words.join}
              </button>
              <MissingName name={name} />
            </>
          )}
          <button type="button" className={open ? 'wg-button' : 'wg-button wg-primary'} onClick={onWatch}>
            {words.watch}
          </button>
        </div>
      )}
    </form>
  );
}
