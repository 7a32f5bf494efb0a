import { useContext } from 'react';
import type { Choice } from '../../../src/kit/rules.js';
import { Dialog } from '../dialogs/Dialog.js';
import { HistoryContext } from '../history/historyContext.js';
import { HINT_KEY, HintContext } from '../host/hint.js';
import { LessonLink, TutorContext } from '../host/tutor.js';
import type { Loading } from '../loading/useLoaded.js';
import { AutomaticAnswers, type AutomaticAnswersProps } from '../panels/AutomaticAnswers.js';
import { CaseSheet, type RulebookRead } from '../rules/CaseSheet.js';
import { useKitWords } from '../words/index.js';
import { KeyHelp } from './KeyHelp.js';
import { MovesMenu, type NamedChoice } from './MovesMenu.js';
import { CONCESSION, type Frame, UNDO_KEY } from './useBoardFrame.js';

interface BoardSheetsProps<Place> {
  readonly frame: Frame<Place>;
  readonly choices: readonly NamedChoice[];
  readonly onChoose: (choice: Choice) => void;
  readonly orders: AutomaticAnswersProps | undefined;
  readonly keys: readonly (readonly [key: string, meaning: string])[];
  readonly rulebook: Loading<RulebookRead>;
  readonly address: ((ruleCase?: string) => string) | undefined;
}

const HELP = ['guide', 'cases', 'charts'] as const;

export function BoardSheets<Place>({ frame, choices, onChoose, orders, keys, rulebook, address }: BoardSheetsProps<Place>) {
  const words = useKitWords();
  const tutor = useContext(TutorContext);
  const lesson = useContext(LessonLink);
  const history = useContext(HistoryContext);
  const hint = useContext(HintContext);
  const { sheet, setSheet } = frame;
  const opening = (which: typeof sheet) => (open: boolean) => setSheet(open ? which : undefined);
  const listed = [
    ...keys,
    ...(frame.undo ? [[UNDO_KEY.toUpperCase(), words.undoHint] as const] : []),
    ...(hint ? [[HINT_KEY.toUpperCase(), hint.label] as const] : []),
    ...(history ? words.history.keys : []),
  ];
  return (
    <>
      <MovesMenu open={sheet === 'moves'} onOpenChange={opening('moves')} choices={choices} onChoose={onChoose} />
      <Dialog open={sheet === 'help'} title={words.helpTitle} onOpenChange={opening('help')}>
        <div className="wg-help-ways">
          {HELP.map((what) => (
            <button key={what} type="button" onClick={() => frame.lookUp(what)}>
              {words.helpWays[what]}
            </button>
          ))}
          {orders && (
            <button type="button" onClick={() => setSheet('orders')}>
              {words.standing.title}
            </button>
          )}
          {lesson && !tutor && (
            <a href={lesson} target="_blank" rel="noreferrer">
              {words.helpLesson}
            </a>
          )}
          {address && (
            <a href={address()} target="_blank" rel="noreferrer">
              {words.rules.page}
            </a>
          )}
        </div>
        <section className="wg-key-help">
          <h3>{words.keys}</h3>
          <KeyHelp keys={listed} />
        </section>
      </Dialog>
      <CaseSheet
        trail={frame.cases}
        onBack={frame.backCase}
        onClose={frame.closeCases}
        rulebook={rulebook}
        onWhole={frame.showRules}
        address={address}
      />
      {orders && (
        <Dialog open={sheet === 'orders'} title={words.standing.title} onOpenChange={opening('orders')}>
          <AutomaticAnswers {...orders} />
        </Dialog>
      )}
      <Dialog open={sheet === 'concede'} title={words.concede} onOpenChange={opening('concede')}>
        <p>{words.concedeAsk}</p>
        <div className="wg-dialog-actions">
          <button type="button" onClick={() => setSheet(undefined)}>
            {words.cancel}
          </button>
          <button
            type="button"
            className="wg-primary"
            onClick={() => {
              setSheet(undefined);
              onChoose(CONCESSION);
            }}
          >
            {words.concedeYes}
          </button>
        </div>
      </Dialog>
    </>
  );
}
