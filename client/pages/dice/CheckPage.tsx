import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { gameOf } from '../../../src/boardgame/matchFile.js';
import { findGame, type GameCard } from '../../app/games.js';
import { useCard } from '../../app/inLanguage.js';
import { Layout } from '../../app/Layout.js';
import { keptMatches } from '../../app/matches.js';
import { FileDrop } from '../../app/parts/FileDrop.js';
import { Notice } from '../../app/parts/Notice.js';
import { Waiting } from '../../app/parts/Waiting.js';
import { handOver, takeHandedMatch } from '../../match/handover.js';
import { SECONDS, TooLong } from '../../match/verification/verifyFile.js';
import { checkDice, type DiceCheck } from './check.js';
import type { SignedBy } from './signature.js';
import '../../match/features/dice/dice.css';
import { type DiceWords, useDiceWords } from '../../match/features/dice/words/index.js';

const unreadable = (words: DiceWords) => words.unreadable;
const tooLong = (words: DiceWords) => words.tooLong(SECONDS);

type Stage =
  | { readonly is: 'empty' }
  | { readonly is: 'reading' }
  | { readonly is: 'fault'; readonly why: (words: DiceWords) => string; readonly detail?: string }
  | { readonly is: 'checked'; readonly game: GameCard; readonly check: DiceCheck };

async function readJson(json: unknown, id?: string): Promise<Stage> {
  const slug = gameOf(json);
  if (slug === undefined) return { is: 'fault', why: unreadable };
  const game = findGame(slug);
  if (!game) return { is: 'fault', why: ({ otherGame }) => otherGame(slug.slice(0, 40)) };
  const check = await checkDice(await game.loadModule(), json, keptMatches(), id);
  if ('why' in check) return { is: 'fault', why: unreadable, detail: check.why };
  return { is: 'checked', game, check };
}

function Signature({ word, fingerprint }: SignedBy) {
  const words = useDiceWords();
  const tone = word === 'here' ? 'good' : word === 'bad' ? 'bad' : 'plain';
  return (
    <Notice tone={tone}>
      <p>{words.signed[word]}</p>
      {fingerprint && (
        <p className="wg-small">
          {words.fingerprint} <code data-testid="fingerprint">{fingerprint}</code>
        </p>
      )}
    </Notice>
  );
}

function Findings({ game, check }: { readonly game: GameCard; readonly check: DiceCheck }) {
  const words = useDiceWords();
  const { sides } = useCard(game);
  const { verdict, own, signed, seal, unsalted } = check;
  if (!verdict.ok) {
    return (
      <Notice tone="bad">
        <p>
          <strong>{words.differs}</strong> {verdict.why}
        </p>
        {signed.word === 'bad' && <p>{words.signed.bad}</p>}
      </Notice>
    );
  }
  const ours = { fits: words.ownFits, sealDiffers: words.ownSealDiffers, saltDiffers: words.ownSaltDiffers, unknown: words.ownUnknown }[
    own
  ];
  return (
    <>
      <Notice tone="good">
        <p>{words.agrees(verdict.rolls.length, verdict.moves)}</p>
        {verdict.takenBack && <p>{words.takenBack(verdict.takenBack)}</p>}
        {verdict.unknownKeys.length > 0 && <p className="wg-small">{words.unread(verdict.unknownKeys)}</p>}
      </Notice>
      <Notice tone={seal === 'vouched' ? 'good' : 'plain'}>
        <p>{words.seals[seal]}</p>
        {unsalted.length > 0 && verdict.rolls.length > 0 && <p>{words.unsalted(unsalted.map((playerID) => sides[Number(playerID)]))}</p>}
      </Notice>
      <Signature {...signed} />
      <Notice tone={own === 'fits' ? 'good' : own === 'unknown' ? 'plain' : 'bad'}>{ours}</Notice>
    </>
  );
}

function DiceList({ check: { dice, secrets } }: { readonly check: DiceCheck }) {
  const words = useDiceWords();
  const { columns } = words;
  return (
    <>
      <h2>{words.list}</h2>
      <p className="wg-small">{words.byHand}</p>
      <dl className="wg-dice-facts">
        <dt>{words.half.setup}</dt>
        <dd>
          <code>{secrets.setup}</code>
        </dd>
        <dt>{words.half.play}</dt>
        <dd>
          <code>{secrets.play}</code>
        </dd>
      </dl>
      <section className="wg-dice-list" aria-label={words.list}>
        <table>
          <thead>
            <tr>
              {Object.values(columns).map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {dice.map(({ n, move, sides, value, made }) => (
              <tr key={n}>
                <td>{n}</td>
                <td>{move || words.setup}</td>
                <td>{sides}</td>
                <td>{value}</td>
                <td>
                  <code>{made}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

export default function CheckPage() {
  const words = useDiceWords();
  const [, navigate] = useLocation();
  const [stage, setStage] = useState<Stage>({ is: 'empty' });
  const show = async (reading: Promise<Stage>) => {
    setStage({ is: 'reading' });
    setStage(await reading.catch((error): Stage => ({ is: 'fault', why: error instanceof TooLong ? tooLong : unreadable })));
  };
  useEffect(() => {
    const handed = takeHandedMatch();
    if (handed) void show(readJson(handed.match, handed.id));
  }, []);
  return (
    <Layout title={words.pageTitle}>
      <div className="wg-narrow">
        <div className="wg-titled">
          <h1>{words.pageTitle}</h1>
          <p className="wg-lead">{words.lead}</p>
        </div>
        {stage.is !== 'checked' && (
          <FileDrop
            choose={words.choose}
            drop={words.drop}
            onFile={(file) => void show(file.text().then((text) => readJson(JSON.parse(text))))}
          />
        )}
        {stage.is === 'reading' && <Waiting>{words.reading}</Waiting>}
        {stage.is === 'fault' && (
          <Notice tone="bad">
            <p>{stage.why(words)}</p>
            {stage.detail && <p className="wg-small">{stage.detail}</p>}
          </Notice>
        )}
        {stage.is === 'checked' && (
          <>
            <Findings game={stage.game} check={stage.check} />
            <div className="wg-buttons">
              <button
                type="button"
                className="wg-button wg-primary"
                onClick={() => {
                  handOver(stage.check.match);
                  navigate('/replay');
                }}
              >
                {words.replay}
              </button>
              <button type="button" className="wg-button" onClick={() => setStage({ is: 'empty' })}>
                {words.another}
              </button>
            </div>
            {stage.check.dice.length > 0 && <DiceList check={stage.check} />}
          </>
        )}
      </div>
    </Layout>
  );
}
