import { Link } from 'wouter';
import { type GameCard, games } from '../../app/games.js';
import { useCard } from '../../app/inLanguage.js';
import { Layout } from '../../app/Layout.js';
import { rulesPath } from '../../app/rulesPath.js';
import { useRulesPageWords } from './words/index.js';

function Row({ game }: { readonly game: GameCard }) {
  const words = useRulesPageWords();
  const { title, battle } = useCard(game);
  return (
    <li>
      <div className="wg-what">
        <h2>{title}</h2>
        <span>{battle}</span>
      </div>
      <div className="wg-buttons">
        <Link href={rulesPath(game.slug)} className="wg-button">
          {words.read}
        </Link>
      </div>
    </li>
  );
}

export default function RulesList() {
  const words = useRulesPageWords();
  return (
    <Layout title={words.title}>
      <div className="wg-narrow">
        <div className="wg-titled">
          <h1>{words.title}</h1>
          <p className="wg-lead">{words.lead}</p>
        </div>
        <ul className="wg-list">
          {games.map((game) => (
            <Row key={game.slug} game={game} />
          ))}
        </ul>
      </div>
    </Layout>
  );
}
