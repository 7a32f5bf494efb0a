import Image from 'next/image';
import Link from 'next/link';
import { catalogue } from 'weathergage/catalogue';
import grandArmada from 'weathergage/pictures/grand-armada.jpg';
import invincibleArmada from 'weathergage/pictures/invincible-armada.jpg';

const pictures = { 'grand-armada': grandArmada, 'invincible-armada': invincibleArmada };

/** Lists the games. The list is rendered on the server and adds no code to the page. */
export default function Page() {
  return Object.entries(pictures).map(([slug, picture]) => {
    const game = catalogue.find((each) => each.slug === slug);
    return (
      <article key={slug} style={{ margin: 16, maxWidth: 640 }}>
        <Image src={picture} alt="" />
        <h2>
          {game?.title}, {game?.year}
        </h2>
        <p>{game?.blurb}</p>
        <Link href={`/${slug}`}>{`Play ${game?.title}`}</Link>
      </article>
    );
  });
}
