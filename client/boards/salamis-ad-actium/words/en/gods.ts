import type { FAVOURS } from '../../../../../src/games/salamis-ad-actium/face.js';
import { plural } from './campaign.js';

type Favours = typeof FAVOURS;
const levels = (n: number): string => plural(n, { one: 'one level', other: `${n} levels` });
const silence = () => 'No answer';

/** Words of libations [3] and of reserves that come on [2.9]. */
export const godWords = {
  prayer: {
    title: 'A libation',
    left: (n: number) => `${plural(n, { one: 'One libation', other: `${n} libations` })} left. It is spent whatever the answer.`,
    gods: 'To which god',
    domains: {
      sea: 'calms or stirs the sea',
      wind: 'turns the wind',
      war: 'for the boarders',
      craft: 'for the initiative',
      healing: 'heals and steadies',
    },
    level: 'The sea',
    levels: (n: number) => (n < 0 ? (n < -1 ? 'Much calmer' : 'Calmer') : n > 1 ? 'Much rougher' : 'Rougher'),
    bearing: 'Where the wind is to come from',
    bearings: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'],
    strength: 'How hard it is to blow',
    strengths: ['Weaker', 'As it is', 'Stronger'],
    first: 'What matters more, should the god grant but one',
    firsts: { from: 'Direction first', strength: 'Strength first' },
    squadron: 'For which squadron',
    forShip: (ship: string) => `For ${ship}: her fires out, her decks clear.`,
    orShip: 'Or press a ship of yours, to have her fires out and her decks clear.',
    deaf: 'In this battle the weather is settled: the god will not answer.',
    answers: {
      sea: {
        offended: () => 'Offended: your Commander-in-Chief’s ship is damaged',
        silence,
        favour: ({ seaLevels }: Favours) => `Favour: the sea changes by ${levels(seaLevels.favour)}`,
        great: ({ seaLevels }: Favours) => `Great favour: up to ${levels(seaLevels.great)}`,
      },
      wind: {
        offended: () => 'Offended: the wind blows from the enemy’s edge',
        silence,
        favour: ({ windTurn }: Favours) => `Favour: ${windTurn}° round, or one step of strength`,
        great: () => 'Great favour: both, as you wish',
      },
      war: {
        offended: () => 'Offended: your squadron nearest the enemy is shaken',
        silence,
        favour: ({ boarding }: Favours) => `Favour: +${boarding.favour} in boarding this turn`,
        great: ({ boarding }: Favours) => `Great favour: +${boarding.great} in boarding this turn`,
      },
      craft: {
        offended: ({ initiative }: Favours) => `Offended: ${initiative.offended} initiative counter lost`,
        silence,
        favour: ({ initiative }: Favours) => `Favour: ${initiative.favour} spent counter comes back`,
        great: ({ initiative }: Favours) => `Great favour: ${initiative.great} come back`,
      },
      healing: {
        offended: () => 'Offended: your most crowded ship falls into disorder',
        silence,
        favour: () => 'Favour: what you ask for',
        great: () => 'Great favour: all squadrons steady, all fires out',
      },
    },
  },
  entry: {
    edge: 'Over which edge',
    edges: { N: 'North', S: 'South', W: 'West', E: 'East' },
    along: (cm: number) => `${cm.toFixed(0)} cm along the edge`,
    heading: 'Heading',
    enters: 'Comes on now',
    delayed: 'Not yet; try again',
    lost: 'Never comes',
  },
};
