import BookOpenText from 'lucide-react/icons/book-open-text';
import Check from 'lucide-react/icons/check';
import Dices from 'lucide-react/icons/dices';
import Scale from 'lucide-react/icons/scale';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { type GameCard, games } from '../../app/games.js';
import { useCard } from '../../app/inLanguage.js';
import { Layout } from '../../app/Layout.js';
import { MyMatches } from '../../app/MyMatches.js';
import { rulesPath } from '../../app/rulesPath.js';
import { isLessonDone } from '../learn/learnt.js';
import { lessonPath } from '../learn/lessons.js';
import './front.css';
import { useFrontWords } from './words/index.js';

const marks = [Scale, BookOpenText, Dices];

/** The shortest game is shown first. */
const first = games.reduce((shortest, game) => (game.meta.minutes[0] < shortest.meta.minutes[0] ? game : shortest));

function Card({ game }: { readonly game: GameCard }) {
  const words = useFrontWords();
  const card = useCard(game);
  const { slug, Picture } = game;
  const isFirst = game === first;
  const lesson = lessonPath(slug);
  const main = (which: boolean) => `wg-button${isFirst && which ? ' wg-primary' : ''}`;
  return (
    <article className={`wg-front-card${isFirst ? ' wg-first' : ''}`} aria-labelledby={`title-${slug}`}>
      <div className="wg-front-picture" aria-hidden="true">
        <Suspense fallback={null}>
          <Picture />
        </Suspense>
      </div>
      <div className="wg-front-about">
        {isFirst && <p className="wg-front-start">{words.start}</p>}
        <div className="wg-front-title">
          <h3 id={`title-${slug}`}>{card.title}</h3>
          <Link href={rulesPath(slug)} className="wg-front-rules">
            {words.rules}
          </Link>
        </div>
        <p className="wg-front-facts">
          <b>{card.year}</b> <span>{words.length(game.meta.minutes)}</span> <span>{card.who ?? words.sides(card.sides)}</span>
        </p>
        <p className="wg-front-blurb">{card.blurb}</p>
        <div className="wg-buttons">
          {lesson && (
            <Link href={lesson} className={`${main(true)} wg-learn`}>
              {words.learn}
              {isLessonDone(slug) && (
                <span className="wg-front-learnt" title={words.learnt}>
                  <Check size={15} aria-hidden="true" />
                  <span className="wg-hidden">{words.learnt}</span>
                </span>
              )}
            </Link>
          )}
          <Link href={`/captain/${slug}`} className={main(!lesson)}>
            {words.captain}
          </Link>
          <Link href={`/lobby/${slug}`} className="wg-button">
            {words.online}
          </Link>
          <Link href={`/hotseat/${slug}`} className="wg-button">
            {words.hotseat}
          </Link>
        </div>
      </div>
    </article>
  );
}

export default function FrontPage() {
  const words = useFrontWords();
  return (
    <Layout>
      <div className="wg-titled wg-front-hero">
        <h1>{words.heading}</h1>
        <p className="wg-lead">{words.lead}</p>
      </div>
      <MyMatches />
      <section aria-labelledby="games">
        <h2 id="games" className="wg-hidden">
          {words.games}
        </h2>
        <div className="wg-front-games">
          {[first, ...games.filter((game) => game !== first)].map((game) => (
            <Card key={game.slug} game={game} />
          ))}
        </div>
      </section>
      <section aria-labelledby="special" className="wg-titled">
        <h2 id="special">{words.special}</h2>
        <ul className="wg-front-specials">
          {words.specials.map(({ title, text }, i) => {
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
