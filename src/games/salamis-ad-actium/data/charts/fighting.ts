import type { Chart } from '../../../../kit/charts.js';
import {
  BOARDING,
  BOARDING_ODDS,
  BOARDING_RESULT,
  CAPSIZE,
  CORVUS,
  FIRE_POTS,
  GRAPPLE,
  GREEK_FIRE,
  HARPAX,
  JARS,
  POLEARMS,
  STRENGTH,
} from '../boarding.js';
import { DAMAGE_IDS } from '../damage.js';
import { ASPECT, ASPECTS, RAKE, RAKE_RESULT, RAM, RAM_EFFECTS, RAM_RESULT, RAM_SPEED, RAM_TYPE, RAMS, SHOCK } from '../ramming.js';
import {
  ARCHERS,
  BALLISTA,
  BALLISTA_HIT,
  CASUALTY,
  FORT,
  HEAVY_ENGINE,
  HEAVY_ENGINE_HIT,
  INCENDIARY,
  INTO_MELEE,
  PARABLEMATA_SAVE,
} from '../shooting.js';
import { amounts, cm, made, row, signed, spans } from './common.js';

/** Charts of shooting, ramming, boarding and special weapons. */

const shooting: Chart = {
  id: 'shooting',
  title: 'Shooting',
  case: '6.1',
  provenance: made('short ranges, few hits: the ram and the boarders decide'),
  columns: ['Weapon', 'Die', 'Short', 'Long', 'Hits'],
  rows: [
    row('Archers, each factor', 'd6', cm(ARCHERS.short), cm(ARCHERS.long), `${ARCHERS.shortHit}+ / ${ARCHERS.longHit}`),
    row('Ballista', 'd10', cm(BALLISTA.short), cm(BALLISTA.long), `${BALLISTA.shortHit}+ / ${BALLISTA.longHit}+`),
    row(
      'Heavy war engine',
      'd10',
      `${cm(HEAVY_ENGINE.least)} to ${cm(HEAVY_ENGINE.short)}`,
      cm(HEAVY_ENGINE.long),
      `${HEAVY_ENGINE.shortHit}+ / ${HEAVY_ENGINE.longHit}+`,
    ),
  ],
  notes: [
    `Archers: tower ${signed(ARCHERS.tower)}, screens ${signed(ARCHERS.parablemata)}, deck ${ARCHERS.highDeck} higher ${signed(ARCHERS.deckHigher)}, rough ${signed(ARCHERS.rough)}, very rough ${signed(ARCHERS.veryRough)}, elite ${signed(ARCHERS.elite)}, green ${signed(ARCHERS.green)}.`,
    `Ballista: crew, size ${BALLISTA.bigSize}+ ${signed(BALLISTA.big)}, size 1 ${signed(BALLISTA.small)}, rough ${signed(BALLISTA.rough)}, very rough ${signed(BALLISTA.veryRough)}.`,
    `Heavy engine: crew, size ${HEAVY_ENGINE.bigSize}+ ${signed(HEAVY_ENGINE.big)}, size 1-2 ${signed(HEAVY_ENGINE.small)}, rough ${signed(HEAVY_ENGINE.rough)}; once a turn, never in a very rough sea.`,
    `Into a melee: a hit strikes the friend on 1-${INTO_MELEE}. Screens save an oarsman on ${PARABLEMATA_SAVE}+.`,
    `Fire: archers ${INCENDIARY.archers}+, ballista ${INCENDIARY.ballista}+, engine ${INCENDIARY.engine}+ on a d6 after a hit.`,
  ],
};

const hits: Chart = {
  id: 'engineHits',
  title: 'Hits of engines',
  case: '6.2',
  provenance: made('mostly men, now and then timber'),
  columns: ['d6', 'Ballista', 'Heavy engine'],
  rows: BALLISTA_HIT.map((hit, i) => row(i + 1, hit, HEAVY_ENGINE_HIT[i])),
};

const casualty: Chart = {
  id: 'casualty',
  title: 'Casualties',
  case: '6.3',
  provenance: made('whoever stands exposed'),
  columns: ['d6', 'Who falls'],
  rows: spans(CASUALTY).map(([die, who]) => row(die, who)),
};

const fort: Chart = {
  id: 'fort',
  title: 'Fortifications',
  case: '7.5',
  provenance: made('walls fall to engines, fire and assault'),
  columns: ['What', 'Number'],
  rows: [
    row('Engine hit takes a strength on', `${FORT.engineStrength}+`),
    row('Incendiary hit takes a strength on', `${FORT.incendiaryStrength}+`),
    row('Other hit takes an archer on', FORT.archerLoss),
    row('Fighting strength of each strength', FORT.fightingPerStrength),
    row('Defence', signed(FORT.defence)),
    row(`Boom: a ship of size ${FORT.boom.breakSize}+ at three quarters breaks it on`, `${FORT.boom.breakOn}+`),
  ],
};

const ram: Chart = {
  id: 'ram',
  title: 'Ramming',
  case: '7.3',
  provenance: made('a beam at speed sinks, a bow does little'),
  columns: ['Total', 'Damage'],
  rows: RAM_RESULT.map(({ upTo, level }, i) =>
    row(i ? `${RAM_RESULT[i - 1].upTo + 1}${upTo === 99 ? '+' : `-${upTo}`}` : `to ${upTo}`, DAMAGE_IDS[level]),
  ),
  notes: [
    `Shock: d6 up to ${SHOCK.base} hurts the rammer; weak ${signed(SHOCK.weak)}, stout ${signed(SHOCK.stout)}, no ram ${signed(SHOCK.noRam)}, heavy ram ${signed(SHOCK.heavyRam)}, target stout ${signed(SHOCK.targetStout)}.`,
  ],
};

const ramModifiers: Chart = amounts({ id: 'ramModifiers', title: 'Ramming: what is added', case: '7.3', provenance: made('as above') }, [
  ...ASPECTS.map((id) => [`aspect: ${id}`, ASPECT[id]] as const),
  ...RAMS.map((id) => [`ram: ${id}`, RAM_TYPE[id]] as const),
  ...RAM_SPEED.map((amount, quarter) => [`speed: ${quarter} quarters`, amount] as const),
  ['burst', RAM.burst],
  ['target helpless', RAM.targetHelpless],
  ['skilled target', RAM.targetSkilled],
  ['sails set', RAM.sailsSet],
  ['overloaded', RAM.overloaded],
  ['corvus aboard', CORVUS.ram],
  ['rough', RAM.rough],
  ['very rough', RAM.veryRough],
  ['answer, bow to bow', RAM.answer],
]);

const effects: Chart = {
  id: 'ramEffects',
  title: 'Special effects of rams',
  case: '7.4',
  provenance: made('what accounts tell of rams'),
  columns: ['d10', 'Effect'],
  rows: spans(RAM_EFFECTS).map(([die, effect]) => row(die, effect)),
};

const rake: Chart = {
  id: 'rake',
  title: 'Raking oars',
  case: '7.5',
  provenance: made('the better handled ship breaks the other’s oars'),
  columns: ['Difference', 'Target loses', 'Mover loses'],
  rows: RAKE_RESULT.map(({ from, target, mover }) => row(from === -99 ? 'less' : `from ${signed(from)}`, target, mover)),
  notes: [
    `Full speed ${signed(RAKE.fullSpeed)}, spur ${signed(RAKE.spur)}, size to ±${RAKE.sizeCap}, helpless target ${signed(RAKE.helpless)}.`,
  ],
};

const grapple: Chart = amounts(
  {
    id: 'grapple',
    title: 'Grappling',
    case: '8.1',
    provenance: made('a good crew keeps clear of a bad one'),
    notes: [`d10 and crew less the target’s crew: ${GRAPPLE.target} or more; 1 fails, 10 succeeds.`],
  },
  [
    ['corvus over the bow', GRAPPLE.corvus],
    ['iron hand', GRAPPLE.ferrea],
    ['target held already', GRAPPLE.alreadyLinked],
    ['helpless target, whose crew does not count', GRAPPLE.helpless],
    ['target’s deck 2 higher', GRAPPLE.deckHigher],
    ['rough', GRAPPLE.rough],
    ['very rough', GRAPPLE.veryRough],
  ],
);

const boarding: Chart = {
  id: 'boarding',
  title: 'Boarding',
  case: '8.2',
  provenance: made('two rounds a turn, losses on both sides'),
  columns: ['Difference', 'Attackers lose %', 'Defender loses %', 'And'],
  rows: BOARDING_RESULT.map(({ from, attackers, defender, taken, test }) =>
    row(from === -99 ? 'less' : `from ${signed(from)}`, attackers, defender, taken ? `taken: ${taken}` : test ? `crew test: ${test}` : '–'),
  ),
  notes: [
    `Strength: heavy ${STRENGTH.heavy}, normal ${STRENGTH.normal}, archers ${STRENGTH.archers}; a defender adds a ${STRENGTH.rowersPer}th of his rowers.`,
    `Odds: ${BOARDING_ODDS.map(({ num, den, mod }) => `${num}:${den} ${signed(mod)}`).join(', ')}.`,
    `Deck higher ${signed(BOARDING.deckHigher)}, by ${BOARDING.muchHigher} ${signed(BOARDING.deckMuchHigher)}; tower ${signed(BOARDING.tower)}; screens ${signed(BOARDING.parablemata)}; Heavy ${signed(BOARDING.heavyDamage)}, Severe ${signed(BOARDING.severeDamage)}; infested ${signed(BOARDING.infested)}; on fire ${signed(BOARDING.onFire)}; thrown down ${signed(BOARDING.thrownDown)}; corvus ${signed(BOARDING.corvus)}; prize ${signed(BOARDING.prize)}.`,
  ],
};

const special: Chart = {
  id: 'special',
  title: 'Special weapons',
  case: '9.1',
  provenance: made('after what is told of them'),
  columns: ['Weapon', 'Case', 'Uses', 'Reach', 'Succeeds on'],
  rows: [
    row('Fire pots', '9.1', FIRE_POTS.uses, cm(FIRE_POTS.range), `${FIRE_POTS.hit}+`),
    row('Greek fire', '9.2', GREEK_FIRE.uses, cm(GREEK_FIRE.range), `${GREEK_FIRE.hit}+, ${GREEK_FIRE.strong}+ strong`),
    row(
      'Jars of snakes',
      '9.3',
      JARS.uses.snakes,
      `${cm(JARS.hand)}, thrown by engine ${cm(JARS.engine)}`,
      `${JARS.handHit}+, by engine ${JARS.engineHit}+`,
    ),
    row(
      'Jars of bees',
      '9.3',
      JARS.uses.bees,
      `${cm(JARS.hand)}, thrown by engine ${cm(JARS.engine)}`,
      `${JARS.handHit}+, by engine ${JARS.engineHit}+`,
    ),
    row('Harpax', '9.5', HARPAX.uses, cm(HARPAX.reach), `${HARPAX.hit}+`),
    row('Sickle poles', '9.6', 'no limit', cm(POLEARMS.reach), 'a crew test failed'),
    row('Capsizing grapnels', '9.7', 'no limit', 'linked', `a difference of ${CAPSIZE.success}`),
  ],
};

export const fightingCharts: readonly Chart[] = [
  shooting,
  hits,
  casualty,
  fort,
  ram,
  ramModifiers,
  effects,
  rake,
  grapple,
  boarding,
  special,
];
