export const en = {
  sections: [{ title: 'Objective', paragraphs: ['The lugger wins at the last buoy [[4.1]], the cutter by boarding the lugger [[4.2]].'] }],
};
