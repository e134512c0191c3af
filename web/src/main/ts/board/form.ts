/**
 * How a board lies in its place: its parts beside each other, or one below the other on a phone, or on a tablet that is
 * held upright.
 */
export type Form = 'wide' | 'tablet' | 'phone';

export function formOf(width: number, height: number): Form {
  if (width < 560) return 'phone';
  if (width < height * 1.12) return 'tablet';
  return width < 620 ? 'phone' : 'wide';
}

/** How much wider than its place a board of one column is drawn: up to the edges of the screen. */
const MARGINS = 12;

/** The height of a place in units of a drawing that is this wide. */
export const heightIn = (units: number, width: number, height: number): number => (height * units) / (width + MARGINS);

/** As near to a wish as limits allow. */
export const between = (least: number, wish: number, most: number): number => Math.min(most, Math.max(least, wish));
