import { useCallback, useMemo, useRef, useState } from 'react';
import { LEDGER, type SharedLedger } from '../../../src/boardgame/ledger.js';
import { charts } from '../../../src/games/invincible-armada/data/charts.js';
import { type SquadronId, sideOfPlayer } from '../../../src/games/invincible-armada/ids.js';
import type { Step } from '../../../src/games/invincible-armada/state.js';
import { texts } from '../../../src/games/invincible-armada/texts.js';
import type { Entry } from '../../../src/kit/chronicle.js';
import { ActionBar } from '../../kit/ActionBar.js';
import { Ask, KeyHelp } from '../../kit/Ask.js';
import { BoardShell, type PanelTab } from '../../kit/BoardShell.js';
import { CaseContext } from '../../kit/CaseChip.js';
import { Charts, type OpenChart } from '../../kit/Charts.js';
import { Chat } from '../../kit/Chat.js';
import { Chronicle, Herald } from '../../kit/Chronicle.js';
import { Guide } from '../../kit/Guide.js';
import { useHotKeys, useMedia, useReducedMotion, useTheme } from '../../kit/hooks.js';
import kitCss from '../../kit/kit.css?inline';
import { MovesMenu } from '../../kit/MovesMenu.js';
import shellCss from '../../kit/shell.css?inline';
import { kitText } from '../../kit/texts.js';
import { useFresh } from '../../kit/useOrders.js';
import boardCss from './board.css?inline';
import type { PlaceId } from './chart/places.js';
import { Decision } from './Decision.js';
import { cases, casesTitle, guide, type PictureId } from './guideText.js';
import { Forces } from './panels/Forces.js';
import { GuidePicture } from './panels/GuidePicture.js';
import { JustNow } from './panels/JustNow.js';
import { planners } from './plans/index.js';
import { sentenceOf } from './sentences.js';
import type { Plan } from './session.js';
import { coursesOf, storyOf } from './story.js';
import { ArmadaTable, type Focus } from './Table.js';
import { boardText } from './texts.js';
import { type ArmadaBoardProps, useOrders } from './useOrders.js';

const ON_THE_CHANNEL = new Set<Step>(['test', 'reinforce', 'armada', 'sail']);
/** What is shown to whoever is not asked. */
const onlooking = (step: Step): Plan => ({
  ask: '',
  chart: ON_THE_CHANNEL.has(step) ? 'strategic' : 'tactical',
  marks: new Map(),
  actions: [],
});
const NO_ENTRIES: readonly Entry[] = [];
const pictureOf = (id: PictureId) => <GuidePicture id={id} />;

/** The board of The Invincible Armada, for any boardgame.io client. */
export default function InvincibleArmadaBoard(props: ArmadaBoardProps) {
  const { G, log, moves, plugins, playerID } = props;
  const orders = useOrders(props);
  const { session, draft, change, notice, me } = orders;
  const plan = session ? planners[session.step](session, draft, change) : onlooking(G.step);

  const [root, setRoot] = useState<HTMLDivElement | null>(null);
  const [theme, toggleTheme] = useTheme();
  const narrow = useMedia('(max-width: 1099px)');
  const still = useReducedMotion();
  const [tab, setTab] = useState<PanelTab>('chronicle');
  const [raised, setRaised] = useState(false);
  const [hidden, setHidden] = useState(false);
  const [sheet, setSheet] = useState<'moves' | 'help' | 'concede'>();
  const [openChart, setOpenChart] = useState<OpenChart>();
  const [openCase, setOpenCase] = useState<string>();
  const [lit, setLit] = useState<readonly PlaceId[]>([]);
  const [chosen, setChosen] = useState<{ readonly over: Focus; readonly focus: Focus }>();
  // What the player enlarged holds until the match asks for another chart.
  const focus = chosen?.over === plan.chart ? chosen.focus : plan.chart;
  const setFocus = (next: Focus) => setChosen({ over: plan.chart, focus: next });

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
  const onPress = useCallback((place: PlaceId, piece?: SquadronId) => press.current?.(place, piece), []);
  const named = useMemo(
    () => (sheet === 'moves' && session ? session.choices.map((choice) => ({ choice, sentence: sentenceOf(G, choice) })) : []),
    [sheet, session, G],
  );
  const main = plan.actions.find((action) => action.main && action.run);

  useHotKeys(root, {
    '?': () => setSheet('help'),
    m: () => setSheet('moves'),
    h: () => setHidden(!hidden),
    l: toggleTheme,
    '1': () => setFocus('strategic'),
    '2': () => setFocus('tactical'),
    ...(undo && { u: undo.run }),
    ...(main && { a: () => main.run?.() }),
    Escape: () => (raised && narrow ? setRaised(false) : plan.back?.()),
  });

  return (
    <CaseContext.Provider value={showCase}>
      <div ref={setRoot} className="weathergage armada" data-theme={theme} data-still={still || undefined}>
        <style>{kitCss + shellCss + boardCss}</style>
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
            <ArmadaTable
              chart={{ G, plan, onPress, lit, courses, hidden, still, narrow }}
              focus={focus}
              onFocus={setFocus}
              slip={plan.slip}
              news={<JustNow told={told} fresh={fresh} onChart={showChart} />}
              me={me ?? 'english'}
            />
          }
          bar={<ActionBar actions={plan.actions} undo={undo} notice={notice} />}
          panels={{
            chronicle: (
              <>
                <Chronicle
                  told={told}
                  texts={texts}
                  fresh={fresh}
                  sideClass={(by) => (by === '0' ? 'side-english' : by === '1' ? 'side-spanish' : '')}
                  onPoint={point}
                  onChart={showChart}
                />
                <Chat board={props} sideName={(id) => boardText.sides[sideOfPlayer(id)]} />
              </>
            ),
            charts: <Charts charts={charts} open={openChart} onOpen={setOpenChart} />,
            forces: <Forces G={G} onPoint={setLit} />,
            guide: <Guide sections={guide} picture={pictureOf} casesTitle={casesTitle} cases={cases} openCase={openCase} />,
          }}
        />
        <Herald told={told} fresh={fresh} />
        <MovesMenu
          open={sheet === 'moves'}
          onOpenChange={(open) => setSheet(open ? 'moves' : undefined)}
          choices={named}
          onChoose={orders.order}
          container={root}
        />
        <Ask
          open={sheet === 'help'}
          title={kitText.helpTitle}
          onOpenChange={(open) => setSheet(open ? 'help' : undefined)}
          container={root}
        >
          <KeyHelp keys={boardText.keys} />
        </Ask>
        <Ask
          open={sheet === 'concede'}
          title={kitText.concede}
          onOpenChange={(open) => setSheet(open ? 'concede' : undefined)}
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
                orders.order({ move: 'concede', args: [] });
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

/** The places of an entry, or else where its squadrons are now. */
function placesOf(G: ArmadaBoardProps['G'], entry: Entry): PlaceId[] {
  if (entry.at?.length) return [...entry.at];
  return (entry.who ?? []).flatMap((id) => G.squadrons[id as SquadronId]?.square ?? []);
}
