import CircleHelp from 'lucide-react/icons/circle-question-mark';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import Flag from 'lucide-react/icons/flag';
import HistoryMark from 'lucide-react/icons/history';
import List from 'lucide-react/icons/list';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import WifiOff from 'lucide-react/icons/wifi-off';
import type { ReactNode } from 'react';
import type { Theme } from '../theme.js';
import { useKitWords } from '../words/index.js';

export interface TopBarTools {
  readonly theme: Theme;
  readonly hidden: boolean;
  readonly onTheme: () => void;
  readonly onHide: () => void;
  readonly onHelp: () => void;
  readonly onMoves: () => void;
  /** Opens the automatic answers; undefined if the game has none. */
  readonly onOrders: (() => void) | undefined;
  /** Opens or closes the history bar; undefined if the host has its own. */
  readonly onBack: (() => void) | undefined;
  /** Concedes the match; undefined if conceding is not allowed. */
  readonly onConcede: (() => void) | undefined;
}

const MARKS = {
  moves: <List size={17} aria-hidden="true" />,
  orders: <ClipboardList size={17} />,
  back: <HistoryMark size={17} />,
  hidden: <EyeOff size={17} />,
  shown: <Eye size={17} />,
  light: <Moon size={17} />,
  dark: <Sun size={17} />,
  help: <CircleHelp size={17} />,
  concede: <Flag size={17} />,
};

interface TopBarProps extends TopBarTools {
  readonly title: string;
  readonly clock: ReactNode;
  readonly whose: string;
  readonly ask: string;
  readonly mine: boolean;
  readonly side: string;
  readonly instruments?: ReactNode;
  readonly absent: readonly string[];
  readonly connected: boolean;
}

export function TopBar(props: TopBarProps) {
  const words = useKitWords();
  const { theme, hidden } = props;
  return (
    <header className={`wg-topbar ${props.side}${props.mine ? ' wg-mine' : ''}`}>
      <div className="wg-topbar-title">
        <h1>{props.title}</h1>
        <p className="wg-clock">
          <span>{props.clock}</span>
          {props.instruments}
        </p>
      </div>
      <p className="wg-ask" aria-live="polite">
        <b className="wg-whose">{props.whose}</b> <span>{props.ask}</span>
      </p>
      {!props.connected && (
        <p className="wg-offline" role="alert">
          <WifiOff size={15} aria-hidden="true" /> {words.offline}
        </p>
      )}
      {props.absent.length > 0 && <p className="wg-absent">{words.absent(props.absent)}</p>}
      <div className="wg-tools">
        <button type="button" className="wg-tool wg-wide" onClick={props.onMoves} aria-label={words.moves}>
          {MARKS.moves} <span>{words.moves}</span>
        </button>
        {props.onOrders && (
          <Tool label={words.standing.title} roomy onClick={props.onOrders}>
            {MARKS.orders}
          </Tool>
        )}
        {props.onBack && (
          <Tool label={words.history.open} onClick={props.onBack}>
            {MARKS.back}
          </Tool>
        )}
        <Tool label={hidden ? words.counters.show : words.counters.hide} onClick={props.onHide}>
          {hidden ? MARKS.hidden : MARKS.shown}
        </Tool>
        <Tool label={words.theme[theme]} onClick={props.onTheme}>
          {MARKS[theme]}
        </Tool>
        <Tool label={words.help} onClick={props.onHelp}>
          {MARKS.help}
        </Tool>
        {props.onConcede && (
          <Tool label={words.concede} onClick={props.onConcede}>
            {MARKS.concede}
          </Tool>
        )}
      </div>
    </header>
  );
}

interface ToolProps {
  readonly label: string;
  /** Whether the button moves to the help dialog on small screens. */
  readonly roomy?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

function Tool({ label, roomy, onClick, children }: ToolProps) {
  return (
    <button type="button" className={roomy ? 'wg-tool wg-roomy' : 'wg-tool'} aria-label={label} title={label} onClick={onClick}>
      {children}
    </button>
  );
}
