import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { findGame } from '../app/games.js';
import { Layout } from '../app/Layout.js';
import { keptMatches } from '../app/matches.js';
import { FileDrop } from '../app/parts/FileDrop.js';
import { Notice } from '../app/parts/Notice.js';
import { Waiting } from '../app/parts/Waiting.js';
import { handOver, takeOver } from '../replay/handover.js';
import { checkDice, type DiceCheck } from './check.js';
import './dice.css';
import { texts } from './texts.js';

type Stage =
  | { readonly is: 'empty' }
  | { readonly is: 'reading' }
  | { readonly is: 'fault'; readonly why: string; readonly detail?: string }
  | { readonly is: 'checked'; readonly check: DiceCheck };

async function readJson(json: unknown, id?: string): Promise<Stage> {
  if (typeof json !== 'object' || json === null || !('game' in json)) return { is: 'fault', why: texts.unreadable };
  const game = findGame(String(json.game));
  if (!game) return { is: 'fault', why: texts.otherGame(String(json.game).slice(0, 40)) };
  const check = checkDice(await game.loadModule(), json, keptMatches(), id);
  if ('why' in check) return { is: 'fault', why: texts.unreadable, detail: check.why };
  return { is: 'checked', check };
}

function Findings({ check: { verdict, own, sealed } }: { readonly check: DiceCheck }) {
  if (!verdict.ok) {
    return (
      <Notice tone="bad">
        <p>
          <strong>{texts.differs}</strong> {verdict.why}
        </p>
      </Notice>
    );
  }
  const ours = { fits: texts.ownFits, sealDiffers: texts.ownSealDiffers, saltDiffers: texts.ownSaltDiffers, unknown: texts.ownUnknown }[
    own
  ];
  return (
    <>
      <Notice tone="good">
        <p>{texts.agrees(verdict.throws.length, verdict.moves)}</p>
        <p>{sealed ? texts.sealFits : texts.sealUnknown}</p>
      </Notice>
      <Notice tone={own === 'fits' ? 'good' : own === 'unknown' ? 'plain' : 'bad'}>{ours}</Notice>
    </>
  );
}

function DiceList({ check: { dice, secrets } }: { readonly check: DiceCheck }) {
  const { columns } = texts;
  return (
    <>
      <h2>{texts.list}</h2>
      <p className="wg-small">{texts.byHand}</p>
      <dl className="dice-facts">
        <dt>{texts.half.setup}</dt>
        <dd>
          <code>{secrets.setup}</code>
        </dd>
        <dt>{texts.half.play}</dt>
        <dd>
          <code>{secrets.play}</code>
        </dd>
      </dl>
      <section className="dice-list" aria-label={texts.list}>
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
                <td>{move || texts.setup}</td>
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

/** Checks the dice of a finished match, die by die, without asking anybody. */
export default function CheckPage() {
  const [, navigate] = useLocation();
  const [stage, setStage] = useState<Stage>({ is: 'empty' });
  const show = async (reading: Promise<Stage>) => {
    setStage({ is: 'reading' });
    setStage(await reading.catch((): Stage => ({ is: 'fault', why: texts.unreadable })));
  };
  useEffect(() => {
    const handed = takeOver();
    if (handed) void show(readJson(handed.match, handed.id));
  }, []);
  return (
    <Layout title={texts.pageTitle}>
      <div className="wg-narrow">
        <div className="wg-titled">
          <h1>{texts.pageTitle}</h1>
          <p className="wg-lead">{texts.lead}</p>
        </div>
        {stage.is !== 'checked' && (
          <FileDrop
            choose={texts.choose}
            drop={texts.drop}
            onFile={(file) => void show(file.text().then((text) => readJson(JSON.parse(text))))}
          />
        )}
        {stage.is === 'reading' && <Waiting>{texts.reading}</Waiting>}
        {stage.is === 'fault' && (
          <Notice tone="bad">
            <p>{stage.why}</p>
            {stage.detail && <p className="wg-small">{stage.detail}</p>}
          </Notice>
        )}
        {stage.is === 'checked' && (
          <>
            <Findings check={stage.check} />
            <div className="wg-buttons">
              <button
                type="button"
                className="wg-button main"
                onClick={() => {
                  handOver(stage.check.match);
                  navigate('/replay');
                }}
              >
                {texts.replay}
              </button>
              <button type="button" className="wg-button" onClick={() => setStage({ is: 'empty' })}>
                {texts.another}
              </button>
            </div>
            {stage.check.dice.length > 0 && <DiceList check={stage.check} />}
          </>
        )}
      </div>
    </Layout>
  );
}
