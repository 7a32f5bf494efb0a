import {
  ASPECT,
  ASPECTS,
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
  RAKE,
  RAKE_RESULT,
  RAM,
  RAM_EFFECTS,
  RAM_RESULT,
  RAM_SPEED,
  RAM_TYPE,
  RAMS,
  SHOCK,
  STRENGTH,
} from '../boarding.js';
import { DAMAGE_IDS } from '../damage.js';
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
import { amounts, type ChartIn, cm, made, row, signed, spans, termOf } from './common.js';

const shooting: ChartIn = (words) => {
  const w = words.charts.fighting.shooting;
  return {
    id: 'shooting',
    title: w.title,
    case: '6.1',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: [
      row(w.archers, 'd6', cm(ARCHERS.short), cm(ARCHERS.long), `${ARCHERS.shortHit}+ / ${ARCHERS.longHit}`),
      row(w.ballista, 'd10', cm(BALLISTA.short), cm(BALLISTA.long), `${BALLISTA.shortHit}+ / ${BALLISTA.longHit}+`),
      row(
        w.heavyEngine,
        'd10',
        w.to(cm(HEAVY_ENGINE.least), cm(HEAVY_ENGINE.short)),
        cm(HEAVY_ENGINE.long),
        `${HEAVY_ENGINE.shortHit}+ / ${HEAVY_ENGINE.longHit}+`,
      ),
    ],
    notes: [
      w.note(
        signed(ARCHERS.tower),
        signed(ARCHERS.parablemata),
        ARCHERS.highDeck,
        signed(ARCHERS.deckHigher),
        signed(ARCHERS.rough),
        signed(ARCHERS.veryRough),
        signed(ARCHERS.elite),
        signed(ARCHERS.green),
      ),
      w.note2(BALLISTA.bigSize, signed(BALLISTA.big), signed(BALLISTA.small), signed(BALLISTA.rough), signed(BALLISTA.veryRough)),
      w.note3(HEAVY_ENGINE.bigSize, signed(HEAVY_ENGINE.big), signed(HEAVY_ENGINE.small), signed(HEAVY_ENGINE.rough)),
      w.note4(INTO_MELEE, PARABLEMATA_SAVE),
      w.note5(INCENDIARY.archers, INCENDIARY.ballista, INCENDIARY.engine),
    ],
  };
};

const hits: ChartIn = (words) => {
  const w = words.charts.fighting.hits;
  return {
    id: 'engineHits',
    title: w.title,
    case: '6.2',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: BALLISTA_HIT.map((hit, i) => row(i + 1, hit, HEAVY_ENGINE_HIT[i])),
  };
};

const casualty: ChartIn = (words) => {
  const w = words.charts.fighting.casualty;
  return {
    id: 'casualty',
    title: w.title,
    case: '6.3',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: spans(CASUALTY).map(([die, who]) => row(die, who)),
  };
};

const fort: ChartIn = (words) => {
  const w = words.charts.fighting.fort;
  return {
    id: 'fort',
    title: w.title,
    case: '7.5',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: [
      row(w.engineHit, `${FORT.engineStrength}+`),
      row(w.incendiaryHit, `${FORT.incendiaryStrength}+`),
      row(w.otherHit, FORT.archerLoss),
      row(w.strength, FORT.fightingPerStrength),
      row(w.defence, signed(FORT.defence)),
      row(w.boom(FORT.boom.breakSize), `${FORT.boom.breakOn}+`),
    ],
  };
};

const ram: ChartIn = (words) => {
  const w = words.charts.fighting.ram;
  return {
    id: 'ram',
    title: w.title,
    case: '7.3',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: RAM_RESULT.map(({ upTo, level }, i) =>
      row(i ? `${RAM_RESULT[i - 1].upTo + 1}${upTo === 99 ? '+' : `-${upTo}`}` : w.to(upTo), DAMAGE_IDS[level]),
    ),
    notes: [
      w.note(SHOCK.base, signed(SHOCK.weak), signed(SHOCK.stout), signed(SHOCK.noRam), signed(SHOCK.heavyRam), signed(SHOCK.targetStout)),
    ],
  };
};

const ramModifiers: ChartIn = (words) => {
  const w = words.charts.fighting.ramModifiers;
  return amounts(words, { id: 'ramModifiers', title: w.title, case: '7.3', provenance: made(words, w.why) }, [
    ...ASPECTS.map((id) => [w.aspect(termOf(words, id)), ASPECT[id]] as const),
    ...RAMS.map((id) => [w.ram(termOf(words, id)), RAM_TYPE[id]] as const),
    ...RAM_SPEED.map((amount, quarter) => [w.speed(quarter), amount] as const),
    [w.burst, RAM.burst],
    [w.targetHelpless, RAM.targetHelpless],
    [w.skilledTarget, RAM.targetSkilled],
    [w.sailsSet, RAM.sailsSet],
    [w.overloaded, RAM.overloaded],
    [w.corvusAboard, CORVUS.ram],
    [w.rough, RAM.rough],
    [w.veryRough, RAM.veryRough],
    [w.answer, RAM.answer],
  ]);
};

const effects: ChartIn = (words) => {
  const w = words.charts.fighting.effects;
  return {
    id: 'ramEffects',
    title: w.title,
    case: '7.4',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: spans(RAM_EFFECTS).map(([die, effect]) => row(die, effect)),
  };
};

const rake: ChartIn = (words) => {
  const w = words.charts.fighting.rake;
  return {
    id: 'rake',
    title: w.title,
    case: '7.5',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: RAKE_RESULT.map(({ from, target, mover }) => row(from === -99 ? w.less : w.from(signed(from)), target, mover)),
    notes: [w.note(signed(RAKE.fullSpeed), signed(RAKE.spur), RAKE.sizeCap, signed(RAKE.helpless))],
  };
};

const grapple: ChartIn = (words) => {
  const w = words.charts.fighting.grapple;
  return amounts(
    words,
    {
      id: 'grapple',
      title: w.title,
      case: '8.1',
      provenance: made(words, w.why),
      notes: [w.note(GRAPPLE.target)],
    },
    [
      [w.corvus, GRAPPLE.corvus],
      [w.ironHand, GRAPPLE.ferrea],
      [w.targetHeld, GRAPPLE.alreadyLinked],
      [w.helplessTarget, GRAPPLE.helpless],
      [w.higherDeck, GRAPPLE.deckHigher],
      [w.rough, GRAPPLE.rough],
      [w.veryRough, GRAPPLE.veryRough],
    ],
  );
};

const boarding: ChartIn = (words) => {
  const w = words.charts.fighting.boarding;
  return {
    id: 'boarding',
    title: w.title,
    case: '8.2',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: BOARDING_RESULT.map(({ from, attackers, defender, taken, test }) =>
      row(
        from === -99 ? w.less : w.from(signed(from)),
        attackers,
        defender,
        taken ? w.taken(termOf(words, taken)) : test ? w.crewTest(termOf(words, test)) : '–',
      ),
    ),
    notes: [
      w.note(STRENGTH.heavy, STRENGTH.normal, STRENGTH.archers, STRENGTH.rowersPer),
      w.note2(BOARDING_ODDS.map(({ num, den, mod }) => `${num}:${den} ${signed(mod)}`).join(', ')),
      w.note3(
        signed(BOARDING.deckHigher),
        BOARDING.muchHigher,
        signed(BOARDING.deckMuchHigher),
        signed(BOARDING.tower),
        signed(BOARDING.parablemata),
        signed(BOARDING.heavyDamage),
        signed(BOARDING.severeDamage),
        signed(BOARDING.infested),
        signed(BOARDING.onFire),
        signed(BOARDING.thrownDown),
        signed(BOARDING.corvus),
        signed(BOARDING.prize),
      ),
    ],
  };
};

const special: ChartIn = (words) => {
  const w = words.charts.fighting.special;
  return {
    id: 'special',
    title: w.title,
    case: '9.1',
    provenance: made(words, w.why),
    columns: w.columns,
    rows: [
      row(w.firePots, '9.1', FIRE_POTS.uses, cm(FIRE_POTS.range), `${FIRE_POTS.hit}+`),
      row(w.greekFire, '9.2', GREEK_FIRE.uses, cm(GREEK_FIRE.range), w.strong(GREEK_FIRE.hit, GREEK_FIRE.strong)),
      row(
        w.jarsOfSnakes,
        '9.3',
        JARS.uses.snakes,
        w.thrownByEngine(cm(JARS.hand), cm(JARS.engine)),
        w.byEngine(JARS.handHit, JARS.engineHit),
      ),
      row(w.jarsOfBees, '9.3', JARS.uses.bees, w.thrownByEngine(cm(JARS.hand), cm(JARS.engine)), w.byEngine(JARS.handHit, JARS.engineHit)),
      row(w.harpax, '9.5', HARPAX.uses, cm(HARPAX.reach), `${HARPAX.hit}+`),
      row(w.sicklePoles, '9.6', w.noLimit, cm(POLEARMS.reach), w.crewTestFailed),
      row(w.capsizingGrapnels, '9.7', w.noLimit, w.linked, w.difference(CAPSIZE.success)),
    ],
  };
};

export const fightingCharts: readonly ChartIn[] = [
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
