import { BookOpenText, Dices, Scale } from 'lucide-react';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { type GameCard, games } from '../games.js';
import { Layout } from '../Layout.js';
import { MyMatches } from '../MyMatches.js';
import './front.css';
import { texts } from './texts.js';

const marks = [Scale, BookOpenText, Dices];

function Card({ game }: { readonly game: GameCard }) {
  const { slug, Picture } = game;
  return (
    <article className="front-card" aria-labelledby={`title-${slug}`}>
      <div className="front-picture" aria-hidden="true">
        <Suspense fallback={null}>
          <Picture />
        </Suspense>
      </div>
      <div className="front-about">
        <p className="front-year">{game.year}</p>
        <h3 id={`title-${slug}`}>{game.title}</h3>
        <p className="front-facts">
          <span>{texts.sides(game.sides)}</span>
          <span>{game.length}</span>
        </p>
        <p>{game.blurb}</p>
        <div className="wg-buttons">
          <Link href={`/lobby/${slug}`} className="wg-button main">
            {texts.online}
          </Link>
          <Link href={`/captain/${slug}`} className="wg-button">
            {texts.captain}
          </Link>
          <Link href={`/hotseat/${slug}`} className="wg-button">
            {texts.hotseat}
          </Link>
          <Link href="/replay" className="wg-button">
            {texts.replay}
          </Link>
        </div>
      </div>
    </article>
  );
}

export function FrontPage() {
  return (
    <Layout>
      <div className="wg-titled front-hero">
        <h1>{texts.heading}</h1>
        <p className="wg-lead">{texts.lead}</p>
      </div>
      <MyMatches />
      <section aria-labelledby="games" className="wg-titled">
        <h2 id="games" className="wg-hidden">
          {texts.games}
        </h2>
        {games.map((game) => (
          <Card key={game.slug} game={game} />
        ))}
      </section>
      <section aria-labelledby="special" className="wg-titled">
        <h2 id="special">{texts.special}</h2>
        <ul className="front-specials">
          {texts.specials.map(({ title, text }, i) => {
            const Mark = marks[i];
            return (
              <li key={title}>
                <Mark aria-hidden="true" />
                <h3>{title}</h3>
                <p>{text}</p>
              </li>
            );
          })}
        </ul>
      </section>
    </Layout>
  );
}
