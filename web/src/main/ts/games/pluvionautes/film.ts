import { render, svg, type TemplateResult } from 'lit';
import type { Reel } from '../../board/animation';
import type { Stage } from '../../table/board';
import { cell } from './cells';
import { topOf } from './field';
import type { Scene } from './spots';
import type { Pose } from './track';
import type { Goods, PluvView } from './view';

/** What a film needs of the board: the view that is drawn meanwhile, a layer for what flies, and a way to draw again. */
export interface Film {
  view: PluvView;
  stage: Stage;
  reel: Reel;
  scene(): Scene;
  layer(): SVGGElement | null;
  node(id: string): SVGElement | null;
  draw(): Promise<unknown>;
  /** Whether the landing that is told was seen already. */
  thrown: boolean;
  /** Outlines the largest group of these goods, for this seat's mission. */
  outline(seat: number, goods?: Goods): void;
  rest(pose?: Pose): void;
  hide(on: boolean): void;
  /** Whether somebody wants to see no more. */
  cut(): boolean;
  /** Nothing moves; there are only sounds. */
  still: boolean;
}

/** Calls back with a share from 0 to 1 on every frame; at once with 1 when cut. */
export async function frames(film: Film, millis: number, each: (share: number) => void): Promise<void> {
  const start = performance.now();
  for (let share = 0; share < 1;) {
    share = film.still || film.cut() ? 1 : Math.min(1, (performance.now() - start) / millis);
    each(share);
    if (share < 1) await new Promise(requestAnimationFrame);
  }
}

export function fly(film: Film, art: TemplateResult): void {
  const layer = film.layer();
  if (layer) render(art, layer);
}

/** What flew is on the board again. */
export async function landed(film: Film): Promise<void> {
  film.hide(false);
  await film.draw();
  fly(film, svg``);
}

export const ground = (view: PluvView, x: number, y: number): number => {
  const near = [...view.board.islands].find(each => Math.hypot(cell(each.cell).x - x, cell(each.cell).y - y) < 20);
  return near ? topOf(view, near.cell) : 0;
};

/** Layers are drawn thicker than they are: a die near the ground is lifted as much. */
export function lifted(view: PluvView, pose: Pose): Pose {
  const under = ground(view, pose.x, pose.y);
  const near = Math.max(0, Math.min(1, 1 - (pose.z - 17) / 40));
  return { ...pose, z: pose.z + under * 0.34 * near };
}

export const smooth = (share: number): number => share * share * (3 - 2 * share);
