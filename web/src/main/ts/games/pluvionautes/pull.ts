import { changed, drawn, hand, RANGES, releaseNear, type Aim } from './aim';
import { rim } from './cells';
import { floor } from './space';
import { aimOf, throwing, type Scene } from './spots';

interface Thrower {
  scene(): Scene;
  aim(aim: Aim): void;
  release(aim: Aim): void;
}

/** A pull shorter than this is a slip of the finger, in millimetres. */
const LEAST = 12;

/** The die drawn back from the rim with a finger or the mouse, and let go; and the sliders of the desk. */
export class Pull {
  private from?: { x: number; y: number };
  private part?: keyof Aim;
  private pulled = 0;

  constructor(private readonly thrower: Thrower) {}

  readonly down = (event: PointerEvent): void => {
    const scene = this.thrower.scene();
    const target = event.composedPath()[0] as Element;
    if (!throwing(scene)) return;
    this.part = (target.closest('[data-part]')?.getAttribute('data-part') as keyof Aim | null) ?? undefined;
    if (this.part) {
      this.slide(event);
    } else if (target.hasAttribute('data-rim')) {
      const at = this.floorAt(event);
      if (Math.hypot(at.x, at.y) < rim(Math.atan2(at.y, at.x)) - 10) return;
      const aim = aimOf(scene);
      const now = hand(aim.release);
      const release = Math.hypot(now.x - at.x, now.y - at.y) < 26 ? aim.release : releaseNear(at.x, at.y);
      this.from = at;
      this.pulled = 0;
      this.thrower.aim({ ...aim, release });
    } else {
      return;
    }
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
    event.preventDefault();
  };

  readonly move = (event: PointerEvent): void => {
    if (this.part) return this.slide(event);
    if (!this.from) return;
    const at = this.floorAt(event);
    const [dx, dy] = [at.x - this.from.x, at.y - this.from.y];
    this.pulled = Math.hypot(dx, dy);
    if (this.pulled >= LEAST) this.thrower.aim(drawn(aimOf(this.thrower.scene()), dx, dy));
  };

  readonly up = (event: PointerEvent): void => {
    const aimed = this.from !== undefined && this.pulled >= LEAST && event.type === 'pointerup';
    this.from = undefined;
    this.part = undefined;
    if (aimed) this.thrower.release(aimOf(this.thrower.scene()));
  };

  private slide(event: PointerEvent): void {
    const track = (event.currentTarget as Element).querySelector(`[data-part="${this.part}"] .rail`);
    if (!track || !this.part) return;
    const box = track.getBoundingClientRect();
    const [least, most] = RANGES[this.part];
    const value = Math.round(least + ((event.clientX - box.left) / box.width) * (most - least));
    const aim = aimOf(this.thrower.scene());
    const clamped = Math.min(most, Math.max(least, value));
    this.thrower.aim(changed(aim, this.part, clamped - aim[this.part]));
  }

  private floorAt(event: PointerEvent): { x: number; y: number } {
    const drawing = (event.currentTarget as SVGSVGElement).getScreenCTM()!.inverse();
    const at = new DOMPoint(event.clientX, event.clientY).matrixTransform(drawing);
    return floor(this.thrower.scene().layout.eye, at.x, at.y);
  }
}
