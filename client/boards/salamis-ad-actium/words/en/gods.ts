import type { FAVOURS } from '../../../../../src/games/salamis-ad-actium/face.js';
import { plural } from './campaign.js';

type Favours = typeof FAVOURS;
const levels = (n: number): string => plural(n, { one: '1 level', other: `${n} levels` });
const silence = () => 'No answer';

export const godWords = {
  prayer: {
    title: 'Libation',
    left: (n: number) => `${plural(n, { one: '1 libation', other: `${n} libations` })} left. The libation is spent whatever the result.`,
    gods: 'God',
    domains: {
      sea: 'changes the sea state',
      wind: 'changes the wind',
      war: 'boarding bonus',
      craft: 'Tactical Initiative',
      healing: 'puts out fires, steadies squadrons',
    },
    level: 'Sea state',
    levels: (n: number) => (n < 0 ? (n < -1 ? 'Much calmer' : 'Calmer') : n > 1 ? 'Much rougher' : 'Rougher'),
    bearing: 'New wind direction',
    bearings: ['N', 'NE', 'E', 'SE', 'S', 'SW', 'W', 'NW'],
    strength: 'New wind strength',
    strengths: ['Weaker', 'Unchanged', 'Stronger'],
    first: 'If only one is granted',
    firsts: { from: 'Direction first', strength: 'Strength first' },
    squadron: 'Squadron',
    forShip: (ship: string) => `For ${ship}: fires out, snakes and bees removed.`,
    orShip: 'Or select your ship to remove its fire, snakes and bees.',
    deaf: 'The weather is fixed in this battle: this god cannot answer.',
    answers: {
      sea: {
        offended: () => 'Offended: your Commander-in-Chief’s ship is damaged',
        silence,
        favour: ({ seaLevels }: Favours) => `Favour: the sea changes by ${levels(seaLevels.favour)}`,
        great: ({ seaLevels }: Favours) => `Great favour: the sea changes by up to ${levels(seaLevels.great)}`,
      },
      wind: {
        offended: () => 'Offended: the wind blows from the enemy’s edge',
        silence,
        favour: ({ windTurn }: Favours) => `Favour: the wind turns ${windTurn}°, or changes 1 step in strength`,
        great: () => 'Great favour: direction and strength as chosen',
      },
      war: {
        offended: () => 'Offended: your squadron nearest the enemy is shaken',
        silence,
        favour: ({ boarding }: Favours) => `Favour: +${boarding.favour} in boarding this turn`,
        great: ({ boarding }: Favours) => `Great favour: +${boarding.great} in boarding this turn`,
      },
      craft: {
        offended: ({ initiative }: Favours) => `Offended: lose ${initiative.offended} Tactical Initiative`,
        silence,
        favour: ({ initiative }: Favours) => `Favour: regain ${initiative.favour} Tactical Initiative`,
        great: ({ initiative }: Favours) => `Great favour: regain ${initiative.great} Tactical Initiative`,
      },
      healing: {
        offended: () => 'Offended: your most crowded ship is disordered',
        silence,
        favour: () => 'Favour: your request is granted',
        great: () => 'Great favour: all squadrons steady, all fires out',
      },
    },
  },
  entry: {
    edge: 'Edge of entry',
    edges: { N: 'North', S: 'South', W: 'West', E: 'East' },
    along: (cm: number) => `${cm.toFixed(0)} cm along the edge`,
    heading: 'Heading',
    enters: 'Enters now',
    delayed: 'Delayed',
    lost: 'Lost',
  },
};
