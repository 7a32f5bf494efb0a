import { COMMANDS, type Command, commandsOf, opponentOf } from '../../../../src/games/right-fierce-and-terrible/face.js';
import type { ActionItem } from '../../../kit/board/ActionBar.js';
import { argsOf, offer } from '../../../kit/board/useOrders.js';
import type { HexMark } from '../../../kit/hex/HexMarks.js';
import { boxPlace, commandOfPlace } from '../chart/geography.js';
import { commandName } from '../names.js';
import { CommandsSlip, CupSlip } from '../panels/CupSlip.js';
import type { Change, Draft, Session, StepView } from '../session.js';

/** The step `drawChit`. */
export function planDraw(session: Session): StepView {
  const { ask, act } = session.words;
  return {
    ask: ask.drawChit,
    marks: new Map(),
    actions: [offer(session, { id: 'drawChit', label: act.drawChit, main: true }, 'drawChit', [])],
    slip: <CupSlip G={session.G} />,
  };
}

/** The step `chooseCommand`: which command acts, or that the other side must say. */
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
