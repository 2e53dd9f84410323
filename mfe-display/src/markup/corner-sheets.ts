import { type CornerId, cornerIds } from '../features/corners/corner-looks';

const CORNERS_A_SHEET = 7;
const SHEET_ID = /^sheet-(\d+)$/;

const sheets: readonly (readonly CornerId[])[] = Array.from(
  { length: Math.ceil(cornerIds.length / CORNERS_A_SHEET) },
  (_, index) => cornerIds.slice(index * CORNERS_A_SHEET, (index + 1) * CORNERS_A_SHEET),
);

/** `sheet-3` shows several corners below each other; undefined for another id. */
export const cornersOfSheet = (id: string): readonly CornerId[] | undefined =>
  sheets[Number(SHEET_ID.exec(id)?.[1]) - 1];

/** Every corner in as few pages as can be looked at: what the everyday checks open. */
export const cornerSheetPaths = sheets.map((_, index) => `/markup/corner/sheet-${index + 1}`);
