/** What flies over the board: drawn on every frame into a layer of its own. */
import { render, type TemplateResult } from 'lit';
import { stretch } from '../../core/settings';
import type { Screen } from '../../board/playback';
import { cell } from './cells';
import { topOf } from './field';
import type { Extra, Pluvionautes } from './spots';
import type { Pose } from './track';
import type { PluvView } from './view';

export type Shown = Screen<Pluvionautes, Extra>;

/** Calls back with a share from 0 to 1 on every frame; at once with 1 when cut. */
export async function frames(screen: Shown, millis: number, each: (share: number) => void): Promise<void> {
  const start = performance.now();
  const long = millis * stretch();
  for (let share = 0; share < 1;) {
    share = screen.skipped ? 1 : Math.min(1, (performance.now() - start) / long);
    each(share);
    if (share < 1) await new Promise(requestAnimationFrame);
  }
}

export function fly(screen: Shown, art: TemplateResult | ''): void {
  const layer = screen.find('#flying');
  if (layer) render(art, layer);
}

export const ground = (view: PluvView, x: number, y: number): number => {
  const near = view.board.islands.find((each) => Math.hypot(cell(each.cell).x - x, cell(each.cell).y - y) < 20);
  return near ? topOf(view, near.cell) : 0;
};

/** Layers are drawn thicker than they are: a die near the ground is lifted as much. */
export function raised(view: PluvView, pose: Pose): Pose {
  const under = ground(view, pose.x, pose.y);
  const near = Math.max(0, Math.min(1, 1 - (pose.z - 17) / 40));
  return { ...pose, z: pose.z + under * 0.34 * near };
}

export const smooth = (share: number): number => share * share * (3 - 2 * share);
