/** The ring under a pointer: a tap chooses a token, a drag carries it to another place. */
import type { Pings } from '../../board/pings';
import { placeUnder, type Point } from './layout';

/** How far a finger goes before a tap becomes a drag, in units of the drawing. */
const SLIP = 26;

/** A token in the hand. */
export interface Hold extends Point {
  position: number;
}

interface Ring {
  readonly asked: boolean;
  settle(): void;
  stepBack(): boolean;
  tap(position: number): void;
  hover(position: number): void;
  carry(from: number, over: number): void;
  drop(from: number, to: number): void;
}

export class Grip {
  hold?: Hold;
  private pressed?: Hold;

  constructor(
    private readonly ring: Ring,
    private readonly pings: Pings,
  ) {}

  letGo(): void {
    this.hold = undefined;
  }

  readonly down = (event: PointerEvent): void => {
    this.ring.settle();
    const point = pointOf(event);
    const position = placeUnder(point);
    if (event.button !== 0) return;
    if (!position) return void this.ring.stepBack();
    this.pressed = { x: point.x, y: point.y, position };
    (event.currentTarget as Element).setPointerCapture(event.pointerId);
  };

  readonly moved = (event: PointerEvent): void => {
    const point = pointOf(event);
    const under = placeUnder(point);
    if (!this.pressed) return this.ring.hover(under);
    const { position } = this.pressed;
    const far = Math.hypot(point.x - this.pressed.x, point.y - this.pressed.y) > SLIP;
    if (!this.ring.asked || (!far && !this.hold)) return;
    this.hold = { position, x: point.x, y: point.y };
    this.ring.carry(position, under);
  };

  readonly up = (event: PointerEvent): void => {
    const { pressed, hold } = this;
    this.pressed = undefined;
    this.hold = undefined;
    if (!pressed) return;
    if (event.type === 'pointercancel' || this.pings.held) return this.ring.drop(pressed.position, 0);
    if (hold) this.ring.drop(pressed.position, placeUnder(pointOf(event)));
    else this.ring.tap(pressed.position);
  };
}

function pointOf(event: PointerEvent): Point {
  const matrix = (event.currentTarget as SVGSVGElement).getScreenCTM();
  return matrix ? new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse()) : { x: 0, y: 0 };
}
