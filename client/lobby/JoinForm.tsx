import { type FormEvent, useState } from 'react';
import type { GameCard } from '../app/games.js';
import { type OnlineMatch, playerName } from '../app/matches.js';
import { SidePicker } from '../app/options/SidePicker.js';
import { Notice } from '../app/parts/Notice.js';
import { Waiting } from '../app/parts/Waiting.js';
import { inWords, type Match } from './api.js';
import { NameField } from './NameField.js';
import { sit } from './sit.js';
import { texts } from './texts.js';

interface JoinProps {
  readonly game: GameCard;
  readonly match: Match;
  /** The side that the link or the lobby's button meant. */
  readonly wanted: string | null;
  onSeat(seat: OnlineMatch): void;
  onWatch(): void;
}

/** What a link to a match leads to for somebody who has no seat in it. */
export function JoinForm({ game, match, wanted, onSeat, onWatch }: JoinProps) {
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
      onSeat(await sit(game.slug, match.matchID, side, name.trim()));
    } catch (thrown) {
      setError(thrown);
      setJoining(false);
    }
  };

  const open = free.length > 0 && !over;
  return (
    <form className="wg-form wg-sheet" onSubmit={join}>
      <div className="wg-titled">
        <h1>{texts.match(game.title)}</h1>
        <p className="wg-lead">{over ? texts.isOver : open ? texts.joinLead : texts.full}</p>
      </div>
      {open && (
        <>
          <SidePicker
            legend={texts.joinSide}
            sides={match.players.map(({ id, name: taken }) => ({
              value: String(id),
              name: game.sides[id] ?? String(id),
              about: taken ? texts.taken(taken) : texts.free,
              disabled: Boolean(taken),
            }))}
            value={side}
            onChange={setPicked}
          />
          <NameField value={name} onChange={setName} />
        </>
      )}
      {error !== undefined && <Notice tone="bad">{inWords(error)}</Notice>}
      {joining ? (
        <Waiting>{texts.joining}</Waiting>
      ) : (
        <div className="wg-buttons">
          {open && (
            <button type="submit" className="wg-button main" disabled={name.trim() === ''}>
              {texts.join}
            </button>
          )}
          <button type="button" className={open ? 'wg-button' : 'wg-button main'} onClick={onWatch}>
            {texts.watch}
          </button>
        </div>
      )}
    </form>
  );
}
