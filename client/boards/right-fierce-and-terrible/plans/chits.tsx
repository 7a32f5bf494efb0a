import {
  CHIT_KINDS,
  COMMANDS,
  type Command,
  commandsOf,
  distance,
  opponentOf,
  type Sluys,
} from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { ChanceBar } from '../../../kit/panels/Odds.js';
import { boxPlace, commandOfPlace } from '../chart/land.js';
import { CommandShield } from '../chart/SquadronCounter.js';
import { Chit } from '../chart/Tracks.js';
import { commandName } from '../names.js';
import type { Change, Draft, Session, StepView } from '../session.js';
import { useSeen } from '../useLook.js';
import { useWords } from '../words/index.js';

function CupSlip({ G }: { readonly G: Sluys }) {
  const { slip: text, chitName, sides } = useWords();
  const left = CHIT_KINDS.reduce((sum, kind) => sum + G.cup[kind], 0);
  return (
    <section className="wg-slip">
      <h2>{text.cup}</h2>
      <svg
        className="wg-cup-picture"
        viewBox="-140 -34 280 68"
        role="img"
        aria-label={CHIT_KINDS.map((kind) => `${chitName[kind]}: ${G.cup[kind]}`).join(', ')}
      >
        {CHIT_KINDS.flatMap((kind) => Array.from({ length: G.cup[kind] }, (_, i) => `${kind}.${i}`)).map((key, i) => (
          <g key={key} transform={`translate(${(i - (left - 1) / 2) * 56} 0)`}>
            <Chit kind={key.split('.')[0] as (typeof CHIT_KINDS)[number]} />
          </g>
        ))}
      </svg>
      <ul className="wg-chances">
        {CHIT_KINDS.map((kind) => (
          <ChanceBar key={kind} chance={left ? G.cup[kind] / left : 0} label={chitName[kind]} />
        ))}
      </ul>
      <p className="wg-slip-note">{text.nextDrawer(sides[G.nextDrawer])}</p>
    </section>
  );
}

interface CommandsSlipProps {
  readonly G: Sluys;
  readonly open: readonly Command[];
  readonly picked: Command | undefined;
  readonly onPick: (command: Command) => void;
}

const NEAR = 3;

/** Returns the number of a command's squadrons, and how many of them are near an enemy. */
function shares(G: Sluys, command: Command): [number, number] {
  const all = Object.values(G.squadrons);
  const own = all.filter((squadron) => squadron.command === command && squadron.status !== 'sunk' && squadron.status !== 'undeployed');
  const near = own.filter(
    ({ hex, side }) => hex && all.some((other) => other.hex && other.side !== side && distance(other.hex, hex) <= NEAR),
  );
  return [own.length, near.length];
}

/** Shows the drawn chit, and the commands from which the player can choose. */
function CommandsSlip({ G, open, picked, onPick }: CommandsSlipProps) {
  const seen = useSeen(G);
  const { slip: text, chitName } = seen.words;
  return (
    <section className="wg-slip">
      <h2>{text.commands}</h2>
      {G.chit && (
        <svg className="wg-cup-picture" viewBox="-140 -34 280 68" role="img" aria-label={chitName[G.chit.kind]}>
          <Chit kind={G.chit.kind} r={30} />
        </svg>
      )}
      <div className="wg-command-list">
        {open.map((command) => (
          <button
            key={command}
            type="button"
            aria-pressed={command === picked}
            className={`wg-side-${COMMANDS[command].side}`}
            onClick={() => onPick(command)}
          >
            <svg width={40} height={46} viewBox="-20 -23 40 48" aria-hidden="true">
              <CommandShield command={command} />
            </svg>
            <span>
              <b>{commandName(seen, command)}</b>
              <span className="wg-slip-note">{text.shares(...shares(G, command))}</span>
            </span>
          </button>
        ))}
      </div>
    </section>
  );
}

export function planDraw(session: Session): StepView {
  const { ask, act } = session.words;
  return {
    ask: ask.drawChit,
    marks: new Map(),
    actions: [offer(session, { id: 'drawChit', label: act.drawChit, main: true }, 'drawChit', [])],
    slip: <CupSlip G={session.G} />,
  };
}

export function planChoose(session: Session, draft: Draft, change: Change): StepView {
  const { G, me } = session;
  const { ask, act, mark } = session.words;
  const open = argsOf(session, 'activateCommand').map(([command]) => command);
  const picked = draft.command && open.includes(draft.command) ? draft.command : undefined;
  const marks = new Map<string, HexMark>();
  for (const command of open) marks.set(boxPlace(command), { kind: command === picked ? 'chosen' : 'pick', meaning: mark.command });
  for (const { hex, command, side } of Object.values(G.squadrons)) {
    if (hex && command === picked && COMMANDS[picked].side === side) marks.set(hex, { kind: 'chosen', meaning: mark.command });
    else if (hex && !picked && open.includes(command) && side === COMMANDS[command].side)
      marks.set(hex, { kind: 'pick', meaning: mark.command });
  }
  const shown: readonly Command[] = G.chit?.kind === 'any' ? [...commandsOf(me), ...commandsOf(opponentOf(me))] : commandsOf(me);
  const actions = shown.map(
    (command): ActionItem =>
      offer(
        session,
        { id: `activate-${command}`, label: act.activate(commandName(session, command)), main: command === picked },
        'activateCommand',
        [command],
      ),
  );
  const question = !G.chit ? ask.chooseOwn : G.chit.forced ? ask.chooseForced : G.chit.kind === 'any' ? ask.chooseAny : ask.chooseChit;
  const pass = G.chit && !G.chit.forced && G.chit.kind !== 'any';
  return {
    ask: question,
    marks,
    actions: pass ? [...actions, offer(session, { id: 'passChoice', label: act.pass }, 'passChoice', [])] : actions,
    back: picked ? () => change({ command: undefined }) : undefined,
    slip: <CommandsSlip G={G} open={open} picked={picked} onPick={(command) => change({ command })} />,
    press: (place) => {
      const command = commandOfPlace(place) ?? Object.values(G.squadrons).find(({ hex }) => hex === place)?.command;
      if (!command) return;
      if (!open.includes(command)) session.notify(session.refusal('activateCommand', [command]));
      else if (command === picked) session.send('activateCommand', command);
      else change({ command });
    },
  };
}
