import Check from 'lucide-react/icons/check';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { AlertDialog, DropdownMenu } from 'radix-ui';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'wouter';
import { inWords, lobby } from '../../api/lobby.js';
import type { GameCard } from '../../app/games.js';
import { forgetMatch, type OnlineMatch, rememberName, updateMatch } from '../../app/matches.js';
import { Notice } from '../../app/parts/Notice.js';
import { useCopy } from '../../app/parts/useCopy.js';
import { useKitWords } from '../../kit/words/index.js';
import { useHistoryWords } from '../features/history/words/index.js';
import { useNotificationWords } from '../features/notifications/words/index.js';
import { useOfferWords } from '../features/offers/words/index.js';
import './menu.css';
import { NameField } from '../../pages/lobby/NameField.js';
import { linkTo } from '../../pages/lobby/ShareLink.js';
import { useLobbyWords } from '../../pages/lobby/words/index.js';

/** Fetched when it is wanted. */
const CallWindow = lazy(() => import('../../pages/notifications/NotificationsDialog.js'));

interface MenuProps {
  readonly game: GameCard;
  readonly id: string;
  readonly seat: OnlineMatch | null;
  readonly over: boolean;
  /** The other seat, where a captain of the server has it. */
  readonly captain: number | undefined;
  /** Saves what has been seen of it. */
  onSave(): void;
  /** Asks the other player to take something back; nothing where there is nothing. */
  readonly onTakeBack: (() => void) | undefined;
  /** Offers a draw; nothing where nobody could agree. */
  readonly onDraw: (() => void) | undefined;
  /** Asks that the players change sides; nothing where something has happened already, or nobody could agree. */
  readonly onSwap: (() => void) | undefined;
  /** Asks to put the match away for a while; nothing where it is, or nobody could agree. */
  readonly onAdjourn: (() => void) | undefined;
  /** Asks that both may see how fortune has gone so far; nothing where they may, or nobody could agree. */
  readonly onLuck: (() => void) | undefined;
  /** Gives the match up; nothing where that cannot be. */
  readonly onConcede: (() => void) | undefined;
  onLeft(): void;
}

/** Everything about a match that is not play: its link, how the player is called to it, his name, leaving. */
export function MatchMenu({
  game,
  id,
  seat,
  over,
  captain,
  onSave,
  onTakeBack,
  onDraw,
  onSwap,
  onAdjourn,
  onLuck,
  onConcede,
  onLeft,
}: MenuProps) {
  const words = useLobbyWords();
  const call = useNotificationWords();
  const past = useHistoryWords();
  const offers = useOfferWords();
  const kit = useKitWords();
  const [, navigate] = useLocation();
  const [calling, setCalling] = useState(false);
  const [window, setWindow] = useState<'name' | 'leave' | 'rises' | 'concede' | null>(null);
  const [name, setName] = useState(seat?.name ?? '');
  const [error, setError] = useState<unknown>();
  const [copied, copy] = useCopy(`${linkTo(game.slug, id)}?watch`);

  const attempt = async (deed: () => Promise<unknown>) => {
    setError(undefined);
    try {
      await deed();
      setWindow(null);
    } catch (thrown) {
      setError(thrown);
    }
  };
  const rename = (own: OnlineMatch) =>
    attempt(async () => {
      await lobby.rename(game.slug, id, own, name.trim());
      rememberName(name.trim());
      updateMatch(game.slug, id, { name: name.trim() });
    });
  const leave = (own: OnlineMatch) =>
    attempt(async () => {
      await lobby.leave(game.slug, id, own);
      forgetMatch(own);
      onLeft();
      navigate(`/lobby/${game.slug}`);
    });

  const rises = (own: OnlineMatch) => attempt(() => lobby.captain(game.slug, id, own, String(captain), null));
  const concede = () => attempt(async () => onConcede?.());
  const asked = {
    name: { title: words.renameAsk, about: words.renameAbout, yes: words.renameDo, deed: rename },
    leave: { title: words.leaveAsk, about: words.leaveAbout, yes: words.leaveYes, deed: leave },
    concede: { title: kit.concede, about: kit.concedeAsk, yes: kit.concedeYes, deed: concede },
    rises: { title: words.captainRisesAsk, about: words.captainRisesAbout, yes: words.captainRisesYes, deed: rises },
  }[window ?? 'leave'];

  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="wg-button wg-quiet wg-icon" aria-label={words.menu} title={words.menu}>
          {copied ? <Check aria-hidden="true" /> : <EllipsisVertical aria-hidden="true" />}
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="wg-menu" align="end" sideOffset={4}>
            <DropdownMenu.Item onSelect={copy}>{words.copyLink}</DropdownMenu.Item>
            {!over && <DropdownMenu.Item onSelect={onSave}>{past.save}</DropdownMenu.Item>}
            {onTakeBack && <DropdownMenu.Item onSelect={onTakeBack}>{offers.takeBack}</DropdownMenu.Item>}
            {onDraw && <DropdownMenu.Item onSelect={onDraw}>{offers.draw}</DropdownMenu.Item>}
            {onSwap && <DropdownMenu.Item onSelect={onSwap}>{offers.swap}</DropdownMenu.Item>}
            {onAdjourn && <DropdownMenu.Item onSelect={onAdjourn}>{offers.adjourn}</DropdownMenu.Item>}
            {onLuck && <DropdownMenu.Item onSelect={onLuck}>{offers.fortune}</DropdownMenu.Item>}
            {onConcede && <DropdownMenu.Item onSelect={() => setWindow('concede')}>{kit.concede}</DropdownMenu.Item>}
            {seat && !over && <DropdownMenu.Item onSelect={() => setCalling(true)}>{call.open}</DropdownMenu.Item>}
            {seat && <DropdownMenu.Item onSelect={() => setWindow('name')}>{words.rename}</DropdownMenu.Item>}
            {seat && !over && captain !== undefined && (
              <DropdownMenu.Item onSelect={() => setWindow('rises')}>{words.captainRises}</DropdownMenu.Item>
            )}
            {seat && !over && <DropdownMenu.Item onSelect={() => setWindow('leave')}>{words.leave}</DropdownMenu.Item>}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {calling && seat && (
        <Suspense>
          <CallWindow game={game.slug} id={id} seat={seat} onClose={() => setCalling(false)} />
        </Suspense>
      )}
      {seat && (
        <AlertDialog.Root open={window !== null} onOpenChange={(open) => !open && setWindow(null)}>
          <AlertDialog.Portal>
            <AlertDialog.Overlay className="wg-veil" />
            <AlertDialog.Content className="wg-window wg-sheet">
              <AlertDialog.Title asChild>
                <h2>{asked.title}</h2>
              </AlertDialog.Title>
              <AlertDialog.Description>{asked.about}</AlertDialog.Description>
              {window === 'name' && <NameField value={name} onChange={setName} />}
              {error !== undefined && <Notice tone="bad">{inWords(error, words)}</Notice>}
              <div className="wg-buttons">
                <button
                  type="button"
                  className="wg-button wg-primary"
                  disabled={window === 'name' && name.trim() === ''}
                  onClick={() => asked.deed(seat)}
                >
                  {asked.yes}
                </button>
                <AlertDialog.Cancel className="wg-button">{words.stay}</AlertDialog.Cancel>
              </div>
            </AlertDialog.Content>
          </AlertDialog.Portal>
        </AlertDialog.Root>
      )}
    </>
  );
}
