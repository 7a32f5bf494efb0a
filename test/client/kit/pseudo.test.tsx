import { cleanup, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ActionBar } from '../../../client/kit/board/ActionBar.js';
import { BoardShell } from '../../../client/kit/board/BoardShell.js';
import { JustNow } from '../../../client/kit/board/JustNow.js';
import { MovesMenu } from '../../../client/kit/board/MovesMenu.js';
import { useWorded } from '../../../client/kit/board/refusals.js';
import { TopBar } from '../../../client/kit/board/TopBar.js';
import { Dialog } from '../../../client/kit/dialogs/Dialog.js';
import { ChartWindow } from '../../../client/kit/hex/ChartWindow.js';
import { LanguageContext } from '../../../client/kit/language.js';
import { Viewport } from '../../../client/kit/map/Viewport.js';
import { Charts } from '../../../client/kit/panels/Charts.js';
import { Chat } from '../../../client/kit/panels/Chat.js';
import { Log, LogAnnouncer, type LogLine } from '../../../client/kit/panels/Log.js';
import { CaseChip, CaseContext } from '../../../client/kit/rules/CaseChip.js';
import { type Chart, type Provenance, published, reconstructed, rulebook } from '../../../src/kit/charts.js';
import type { Refusal } from '../../../src/kit/rules.js';
import { about } from '../../kit/about.js';
import { plainEnglish, pseudoLanguage } from '../pseudo.js';

afterEach(cleanup);

const nothing = () => {};
const chartOf = (provenance: Provenance): Chart => ({
  id: provenance.kind,
  title: '',
  case: '7.6',
  provenance,
  columns: ['1'],
  rows: [{ cells: [2], provenance: reconstructed('') }],
});
const told: readonly LogLine[] = [
  {
    id: '1',
    sentence: '',
    entry: { key: 'x', case: '7.6', roll: { dice: [3, 4], modifiers: [['x', 2]], total: 9, chart: 'x', row: 0 } },
  },
];
const texts = { 'modifier.x': '' };
const sideless = () => '';
/** Props of a match with a chat message from each sender. */
const talk = (...senders: string[]) => ({
  playerID: '0',
  isMultiplayer: true,
  chatMessages: senders.map((sender) => ({ id: sender, sender, payload: '' })),
  sendChatMessage: nothing,
});
const tools = {
  theme: 'light',
  hidden: false,
  onTheme: nothing,
  onHide: nothing,
  onHelp: nothing,
  onMoves: nothing,
  onOrders: nothing,
  onBack: nothing,
} as const;
const bar = { title: '', clock: '', whose: '', ask: '', mine: false, side: '' };

/** The kit's components that have texts. */
const ROOMS: { readonly [name: string]: ReactNode } = {
  actions: <ActionBar actions={[]} undo={{ run: nothing }} />,
  ask: (
    <Dialog open title="" onOpenChange={nothing}>
      1
    </Dialog>
  ),
  shell: (
    <BoardShell
      top=""
      table=""
      decisionPanels=""
      bar=""
      panels={{ chronicle: '', charts: '', forces: '', guide: '' }}
      tab="chronicle"
      onTab={nothing}
      narrow
      raised
      onRaise={nothing}
    />
  ),
  case: (
    <CaseContext.Provider value={nothing}>
      <CaseChip case="7.6" />
    </CaseContext.Provider>
  ),
  charts: (
    <Charts of={{ chartsFor: () => [rulebook('7.6'), published(''), reconstructed('')].map(chartOf) }} open={undefined} onOpen={nothing} />
  ),
  chart: <Charts of={{ chartsFor: () => [chartOf(published(''))] }} open={{ id: 'published', row: 0 }} onOpen={nothing} />,
  chat: <Chat board={talk()} sideName={sideless} muted={false} onMute={nothing} />,
  'heard chat': <Chat board={talk('1')} sideName={sideless} muted={false} onMute={nothing} />,
  'muted chat': <Chat board={talk('1')} sideName={sideless} muted onMute={nothing} />,
  'empty chronicle': <Log lines={[]} texts={texts} fresh={0} sideClass={sideless} onPoint={nothing} onChart={nothing} />,
  chronicle: <Log lines={told} texts={texts} fresh={0} sideClass={sideless} onPoint={nothing} onChart={nothing} />,
  herald: <LogAnnouncer lines={told} fresh={0} />,
  news: <JustNow lines={told} fresh={0} most={9} texts={texts} sideClass={sideless} onChart={nothing} />,
  'all choices': <MovesMenu open onOpenChange={nothing} choices={[]} onChoose={nothing} />,
  choices: <MovesMenu open onOpenChange={nothing} choices={[{ choice: { move: 'x', args: [] }, sentence: '' }]} onChoose={nothing} />,
  top: <TopBar {...tools} {...bar} connected={false} absent={['1']} onConcede={nothing} />,
  'top in dark mode': <TopBar {...tools} {...bar} theme="dark" hidden connected absent={[]} onConcede={undefined} />,
  viewport: (
    <Viewport label="" aspect={1}>
      1
    </Viewport>
  ),
  window: (
    <ChartWindow label="" width={10} height={10} place={1}>
      1
    </ChartWindow>
  ),
};

const strange = (room: ReactNode) => render(<LanguageContext.Provider value={pseudoLanguage}>{room}</LanguageContext.Provider>);

it('has all texts in the reader’s language', () => {
  for (const [name, room] of Object.entries(ROOMS)) {
    strange(room);
    about(name, () => expect(plainEnglish(document.body, [])).toEqual([]));
    about(name, () => expect(document.body.innerHTML).toMatch(/[ƀçđéƒǧħïĵķłɱñøƥɋřšŧüṽŵẋýž]/));
    cleanup();
  }
});

describe('refusals', () => {
  function Said({ refusal }: { readonly refusal: Refusal }) {
    return <p>{useWorded({ 'refusal.late': ({ by }) => `tard ${by}` })(refusal)?.reason}</p>;
  }
  const said = (refusal: Refusal) => strange(<Said refusal={refusal} />).container.textContent;

  it('use the texts of the game', () => {
    expect(said({ key: 'late', case: '1', reason: 'too late', values: { by: 3 } })).toBe('tard 3');
  });
  it('use the shared texts if all games have them', () => {
    expect(said({ key: 'over', case: '1', reason: 'The match is over.' })).toMatch(/ɱåŧçħ/);
  });
  it('stay unchanged without a text', () => {
    expect(said({ key: 'odd', case: '1', reason: 'Odd.' })).toBe('Odd.');
  });
});
