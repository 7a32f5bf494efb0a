export const en = {
  sections: [
    { title: 'What it is about', paragraphs: ['The lugger wins at the last buoy [[4.1]], the cutter by boarding the lugger [[4.2]].'] },
  ],
};
