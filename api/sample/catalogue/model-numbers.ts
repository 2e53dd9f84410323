/** Machines that shoppers compare by their model number, and the letters with which it ends. */
const lettersOf: Readonly<Record<string, string>> = {
  laptop: 'N',
  smartphone: 'S',
  monitor: 'M',
  camera: 'C',
  smartwatch: 'W',
  vacuum: 'V',
  washer: 'WF',
  fridge: 'RF',
  'air-purifier': 'AP',
};

const LOWEST = 100;
const COUNT = 900;
/** Coprime to the count, so that goods in sequence have different numbers. */
const STEP = 337;

/** The model number of a machine: NK537N. Undefined for goods that have none. */
export function modelNumberOf(
  archetype: string,
  brandEn: string,
  goodsNo: number,
): string | undefined {
  const letters = lettersOf[archetype];
  if (!letters) return undefined;
  const brand = brandEn.replace(/[^A-Z]/g, '');
  return `${brand.slice(0, 1)}${brand.slice(-1)}${LOWEST + ((goodsNo * STEP) % COUNT)}${letters}`;
}
