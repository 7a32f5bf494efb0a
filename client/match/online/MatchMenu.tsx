import Check from 'lucide-react/icons/check';
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import { AlertDialog, DropdownMenu } from 'radix-ui';
import { lazy, useState } from 'react';
import { useLocation } from 'wouter';
import { inWords, lobby } from '../../api/lobby.js';
import { useErrorWords } from '../../api/words/index.js';
import { forgetMatch, type OnlineMatch, rememberName, updateMatch } from '../../app/matches.js';
import { LatePart } from '../../app/parts/LatePart.js';
import { Notice } from '../../app/parts/Notice.js';
import { useCopy } from '../../app/parts/useCopy.js';
import { useKitWords } from '../../kit/words/index.js';
import type { Feature, PartProps } from '../feature.js';
import { useNotificationWords } from '../features/notifications/words/index.js';
import './menu.css';
import { NameField } from './NameField.js';
import type { OnlineContext } from './onlineContext.js';
import { linkTo } from './ShareLink.js';
import { useOnlineWords } from './words/index.js';

const NotificationsDialog = lazy(() => import('../features/notifications/NotificationsDialog.js'));

type Asked = 'name' | 'leave' | 'botLeaves' | 'concede';

interface AskProps {
  readonly match: OnlineContext;
  readonly seat: OnlineMatch;
  readonly asked: Asked | null;
  onAnswered(): void;
}

/** Returns the actions that need confirmation. Each rejects if the server refuses it. */
function useMenuActions({ id, playable, opponent, live, onLeft }: OnlineContext, seat: OnlineMatch, name: string) {
  const [, navigate] = useLocation();
  const { slug } = playable.game;
  return {
    name: async () => {
      await lobby.rename(slug, id, seat, name);
      rememberName(name);
      updateMatch(slug, id, { name });
    },
    leave: async () => {
      await lobby.leave(slug, id, seat);
      forgetMatch(seat);
      onLeft();
      navigate(`/lobby/${slug}`);
    },
    botLeaves: () => lobby.captain(slug, id, seat, String(opponent?.id), null),
    concede: async () => live.moves.concede?.(),
  };
}

/** Confirms irreversible actions, and asks for a new name. */
function Ask({ match, seat, asked, onAnswered }: AskProps) {
  const words = useOnlineWords();
  const errorWords = useErrorWords();
  const kit = useKitWords();
  const [name, setName] = useState(seat.name);
  const [error, setError] = useState<unknown>();
  const deeds = useMenuActions(match, seat, name.trim());
  const answer = async (deed: () => Promise<unknown>) => {
    setError(undefined);
    try {
      await deed();
      onAnswered();
    } catch (thrown) {
      setError(thrown);
    }
  };
  const { title, about, yes } = {
    name: { title: words.renameAsk, about: words.renameAbout, yes: words.renameDo },
    leave: { title: words.leaveAsk, about: words.leaveAbout, yes: words.leaveYes },
    concede: { title: kit.concede, about: kit.concedeAsk, yes: kit.concedeYes },
    botLeaves: { title: words.removeBotAsk, about: words.removeBotAbout, yes: words.removeBotYes },
  }[asked ?? 'leave'];
  return (
    <AlertDialog.Root open={asked !== null} onOpenChange={(open) => !open && onAnswered()}>
      <AlertDialog.Portal>
        <AlertDialog.Overlay className="wg-veil" />
        <AlertDialog.Content className="wg-window wg-sheet">
          <AlertDialog.Title asChild>
            <h2>{title}</h2>
          </AlertDialog.Title>
          <AlertDialog.Description>{about}</AlertDialog.Description>
          {asked === 'name' && <NameField value={name} onChange={setName} />}
          {error !== undefined && <Notice tone="bad">{inWords(error, errorWords)}</Notice>}
          <div className="wg-buttons">
            <button
              type="button"
              className="wg-button wg-primary"
              disabled={asked === 'name' && name.trim() === ''}
              onClick={() => answer(deeds[asked ?? 'leave'])}
            >
              {yes}
            </button>
            <AlertDialog.Cancel className="wg-button">{words.stay}</AlertDialog.Cancel>
          </div>
        </AlertDialog.Content>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}

function MatchMenu({ match, parts }: PartProps<OnlineContext>) {
  const words = useOnlineWords();
  const notifications = useNotificationWords();
  const kit = useKitWords();
  const { id, playable, seat, opponent, isOver, adjourned } = match;
  const { slug } = playable.game;
  const [choosing, setChoosing] = useState(false);
  const [asked, ask] = useState<Asked | null>(null);
  const [copied, copy] = useCopy(`${linkTo(slug, id)}?watch`);
  const isPlaying = seat && !isOver;
  return (
    <>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className="wg-button wg-quiet wg-icon" aria-label={words.menu} title={words.menu}>
          {copied ? <Check aria-hidden="true" /> : <EllipsisVertical aria-hidden="true" />}
        </DropdownMenu.Trigger>
        <DropdownMenu.Portal>
          <DropdownMenu.Content className="wg-menu" align="end" sideOffset={4}>
            <DropdownMenu.Item onSelect={copy}>{words.copyLink}</DropdownMenu.Item>
            {parts('MenuItem')}
            {isPlaying && !adjourned && <DropdownMenu.Item onSelect={() => ask('concede')}>{kit.concede}</DropdownMenu.Item>}
            {isPlaying && <DropdownMenu.Item onSelect={() => setChoosing(true)}>{notifications.open}</DropdownMenu.Item>}
            {seat && <DropdownMenu.Item onSelect={() => ask('name')}>{words.rename}</DropdownMenu.Item>}
            {isPlaying && opponent?.captain && <DropdownMenu.Item onSelect={() => ask('botLeaves')}>{words.removeBot}</DropdownMenu.Item>}
            {isPlaying && <DropdownMenu.Item onSelect={() => ask('leave')}>{words.leave}</DropdownMenu.Item>}
          </DropdownMenu.Content>
        </DropdownMenu.Portal>
      </DropdownMenu.Root>
      {choosing && seat && (
        <LatePart>
          <NotificationsDialog game={slug} id={id} seat={seat} onClose={() => setChoosing(false)} />
        </LatePart>
      )}
      {seat && <Ask match={match} seat={seat} asked={asked} onAnswered={() => ask(null)} />}
    </>
  );
}

export const matchMenu: Feature<OnlineContext> = { id: 'menu', Button: MatchMenu };
