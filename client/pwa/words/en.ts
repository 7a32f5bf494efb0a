export const en = {
  name: 'Weathergage: naval wargames',
  shortName: 'Weathergage',
  description: 'Naval wargames of oar and sail with rules enforced: online, on one screen, or against a bot.',
  ready: 'A new version is available.',
  about:
    'Your matches are saved. If the rules of the match on this screen have changed, you can only view it. To update later, close all tabs of this site.',
  load: 'Update now',
  later: 'Later',
};
