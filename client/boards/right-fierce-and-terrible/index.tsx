import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { LEDGER, type SharedLedger } from '../../../src/boardgame/ledger.js';
import { charts } from '../../../src/games/right-fierce-and-terrible/data/charts.js';
import { rightFierceAndTerrible } from '../../../src/games/right-fierce-and-terrible/index.js';
import { type Step, sideOf } from '../../../src/games/right-fierce-and-terrible/state.js';
import { texts } from '../../../src/games/right-fierce-and-terrible/texts.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { ActionBar } from '../../kit/ActionBar.js';
import { Ask, KeyHelp } from '../../kit/Ask.js';
import { BoardShell, type PanelTab } from '../../kit/BoardShell.js';
import { CaseContext } from '../../kit/CaseChip.js';
import { Charts, type OpenChart } from '../../kit/Charts.js';
import { Chat } from '../../kit/Chat.js';
import { Chronicle, Herald } from '../../kit/Chronicle.js';
import { Guide } from '../../kit/Guide.js';
import type { ChartWindowHandle } from '../../kit/hex/ChartWindow.js';
import hexCss from '../../kit/hex/hex.css?inline';
import { useHotKeys, useMedia, useReducedMotion, useTheme } from '../../kit/hooks.js';
import kitCss from '../../kit/kit.css?inline';
import { MovesMenu } from '../../kit/MovesMenu.js';
import shellCss from '../../kit/shell.css?inline';
import { kitText } from '../../kit/texts.js';
import { useFresh, usePendingOrders } from '../../kit/useOrders.js';
import boardCss from './board.css?inline';
import type { PlaceId } from './chart/geography.js';
import { ZwinChart } from './chart/ZwinChart.js';
import countersCss from './counters.css?inline';
import { Decision } from './Decision.js';
import { cases, guide, guideTitles, type PictureId } from './guideText.js';
import { Forces } from './panels/Forces.js';
import { GuidePicture } from './panels/GuidePicture.js';
import { Ending, JustNow } from './panels/Situation.js';
import { StackSlip } from './panels/StackSlip.js';
import papersCss from './papers.css?inline';
import { planners } from './plans/index.js';
import { sentenceOf } from './sentences.js';
import { type Draft, emptyDraft, type Plan, type Session, type SluysBoardProps } from './session.js';
import { coursesOf, placesOf, storyOf } from './story.js';
import { boardText } from './texts.js';

const { rules } = rightFierceAndTerrible;
const NOTHING: Plan = { ask: '', marks: new Map(), actions: [] };
const NO_ENTRIES: readonly Entry[] = [];
const pictureOf = (id: PictureId) => <GuidePicture id={id} />;
const CSS = kitCss + shellCss + hexCss + boardCss + countersCss + papersCss;
const DRAFTING = { empty: emptyDraft, carry: ({ unit }: Draft): Draft => ({ ...emptyDraft, unit }) };

/** The board of Right Fierce & Terrible, for any boardgame.io client. */
export default function RightFierceAndTerribleBoard(props: SluysBoardProps) {
  const { G, log, moves, plugins, playerID } = props;
  const me = playerID === null || playerID === undefined ? undefined : sideOf(playerID);
  const { open, draft, change, notice, order } = usePendingOrders(rules, props, DRAFTING);
  const session = useMemo<Session | undefined>(() => open && { ...open, me: sideOf(open.player), step: open.step as Step }, [open]);
  const plan = useMemo(() => (session ? planners[session.step](session, draft, change) : NOTHING), [session, draft, change]);

  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const chart = useRef<ChartWindowHandle>(null);
  const [theme, toggleTheme] = useTheme();
  const narrow = useMedia('(max-width: 819px)');
  const still = useReducedMotion();
  const [tab, setTab] = useState<PanelTab>('chronicle');
  const [raised, setRaised] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [sheet, setSheet] = useState<'moves' | 'help' | 'concede'>();
  const [openChart, setOpenChart] = useState<OpenChart>();
  const [openCase, setOpenCase] = useState<string>();
  const [lit, setLit] = useState<readonly PlaceId[]>([]);
  /** The hex that was pressed last: what lies there is laid open. */
  const [looked, setLooked] = useState<PlaceId>();

  const ledger = plugins[LEDGER]?.data as SharedLedger | undefined;
  const prologue = ledger?.prologue ?? NO_ENTRIES;
  const told = useMemo(() => storyOf(log, prologue), [log, prologue]);
  const fresh = useFresh(told.length);
  const courses = useMemo(() => coursesOf(told), [told]);
  const undo = ledger?.undo && ledger.undo.by === playerID ? { moves: ledger.undo.moves, run: () => moves.undo() } : undefined;

  const raise = useCallback((next: PanelTab) => {
    setTab(next);
    setRaised(true);
    setLit([]); // what was pointed at has gone from under the pointer
  }, []);
  const showChart = useCallback(
    (id: string, row: number | undefined) => {
      setOpenChart({ id, row });
      raise('charts');
    },
    [raise],
  );
  const showCase = useCallback(
    (ruleCase: string) => {
      setOpenCase(ruleCase);
      raise('guide');
    },
    [raise],
  );
  const point = useCallback((entry: Entry | undefined) => setLit(entry ? placesOf(G, entry) : []), [G]);
  const press = useRef(plan.press);
  press.current = plan.press;
  const onPress = useCallback((place: PlaceId) => {
    setLooked(place);
    press.current?.(place);
  }, []);
  // A new question begins at the first of its answers.
  useEffect(() => {
    const row = root?.querySelector('.actions-row');
    if (row && plan.ask) row.scrollLeft = 0;
  }, [root, plan.ask]);
  const named = useMemo(
    () => (sheet === 'moves' && session ? session.choices.map((choice) => ({ choice, sentence: sentenceOf(G, choice) })) : []),
    [sheet, session, G],
  );
  const shown = plan.shows ?? null;
  const main = plan.actions.find((action) => action.main && action.run);

  useHotKeys(root, {
    '?': () => setSheet('help'),
    m: () => setSheet('moves'),
    h: () => setHidden(!hidden),
    l: toggleTheme,
    '+': () => chart.current?.zoom(1),
    '=': () => chart.current?.zoom(1),
    '-': () => chart.current?.zoom(-1),
    '0': () => chart.current?.zoom(0),
    c: () => chart.current?.zoom('near'),
    ...(undo && { u: undo.run }),
    ...(main && { a: () => main.run?.() }),
    Escape: () => (raised && narrow ? setRaised(false) : plan.back?.()),
  });

  return (
    <CaseContext.Provider value={showCase}>
      <div ref={setRoot} className="weathergage sluys" data-theme={theme} data-still={still || undefined}>
        <style>{CSS}</style>
        <BoardShell
          narrow={narrow}
          raised={raised}
          onRaise={setRaised}
          tab={tab}
          onTab={(next) => {
            setTab(next);
            setLit([]);
          }}
          top={
            <Decision
              board={props}
              session={session}
              me={me}
              ask={plan.ask}
              theme={theme}
              hidden={hidden}
              onTheme={toggleTheme}
              onHide={() => setHidden(!hidden)}
              onHelp={() => setSheet('help')}
              onMoves={() => setSheet('moves')}
              onConcede={session ? () => setSheet('concede') : undefined}
            />
          }
          table={
            <div className="zwin-table">
              <ZwinChart
                G={G}
                plan={plan}
                onPress={onPress}
                lit={lit}
                courses={courses}
                hidden={hidden}
                still={still}
                narrow={narrow}
                handle={chart}
              />
              <div className="papers">
                {G.over ? <Ending G={G} /> : plan.slip}
                {looked !== undefined && looked !== shown && <StackSlip G={G} hex={looked} able={[]} />}
                <JustNow told={told} fresh={fresh} onChart={showChart} />
              </div>
            </div>
          }
          bar={<ActionBar actions={plan.actions} undo={undo} notice={notice} />}
          panels={{
            chronicle: (
              <>
                <Chronicle
                  told={told}
                  texts={texts}
                  fresh={fresh}
                  sideClass={(by) => (by === '0' ? 'side-english' : by === '1' ? 'side-french' : '')}
                  onPoint={point}
                  onChart={showChart}
                />
                <Chat board={props} sideName={(id) => boardText.sides[sideOf(id)]} />
              </>
            ),
            charts: <Charts charts={charts} open={openChart} onOpen={setOpenChart} />,
            forces: (
              <Forces
                G={G}
                me={me}
                onPoint={setLit}
                onPreference={session && ((name, value) => session.send('setPreference', name, value))}
              />
            ),
            guide: <Guide sections={guide} picture={pictureOf} casesTitle={guideTitles.cases} cases={cases} openCase={openCase} />,
          }}
        />
        <Herald told={told} fresh={fresh} />
        <MovesMenu
          open={sheet === 'moves'}
          onOpenChange={(shown) => setSheet(shown ? 'moves' : undefined)}
          choices={named}
          onChoose={order}
          container={root}
        />
        <Ask
          open={sheet === 'help'}
          title={kitText.helpTitle}
          onOpenChange={(shown) => setSheet(shown ? 'help' : undefined)}
          container={root}
        >
          <KeyHelp keys={boardText.keys} />
        </Ask>
        <Ask
          open={sheet === 'concede'}
          title={kitText.concede}
          onOpenChange={(shown) => setSheet(shown ? 'concede' : undefined)}
          container={root}
        >
          <p>{kitText.concedeAsk}</p>
          <div className="dialog-actions">
            <button type="button" onClick={() => setSheet(undefined)}>
              {kitText.cancel}
            </button>
            <button
              type="button"
              className="main"
              onClick={() => {
                setSheet(undefined);
                order({ move: 'concede', args: [] });
              }}
            >
              {kitText.concedeYes}
            </button>
          </div>
        </Ask>
      </div>
    </CaseContext.Provider>
  );
}
