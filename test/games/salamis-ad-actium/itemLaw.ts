/** Whether a fleet list allows an item in a year [11]. Years BC are negative. Independent of the rules' code. */
export function itemLaw(list: string, variant: string | undefined, year: number, item: string, type: string): boolean {
  const roman = list.startsWith('roman');
  switch (item) {
    case 'corvus':
      return list === 'romanRepublic' && year >= -264 && year <= -249;
    case 'harpax':
      return roman && year >= -37 && year <= -30;
    case 'polearms':
      return roman;
    case 'ferreaManus':
      return roman || list === 'hellenistic' || (list === 'carthaginian' && year >= -264);
    case 'firePots':
      if (list === 'islamic') return type === 'harraqa';
      return list === 'hellenistic' && (variant === 'rhodian' || variant === 'pergamene') && year >= -191 && year <= -30;
    case 'snakes':
      return list === 'byzantine' || (list === 'hellenistic' && (variant === 'bithynian' || variant === undefined));
    case 'bees':
      return list === 'byzantine';
    case 'siphonF':
    case 'siphonB':
    case 'siphonA':
      return list === 'byzantine' && year >= 672;
    case 'grapnelCapsize':
      return list === 'egyptian';
    case 'incendiaries':
      return year >= -400;
    case 'reinforcedBow':
      return year >= -414;
    default:
      return true;
  }
}
