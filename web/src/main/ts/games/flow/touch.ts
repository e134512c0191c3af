/** The valley under a pointer: a mouse shows and does, a finger shows with the first tap and does with the second; tiles can be dragged. */
import { isPlacing, type Desk } from './desk';
import { CELL } from './grid';
import { isBoard, nameOf } from './model';

/** How far above the finger a dragged tile is shown, in pixels. */
const FINGER = 44;

interface Valley extends Desk {
  readonly renderRoot: ParentNode;
  readonly near: string;
  settle(): void;
  goNear(square: string): void;
  tap(square: string): void;
  preview(square: string): void;
}

export class Touch {
  private dragging = false;
  private dragged = false;

  constructor(private readonly valley: Valley) {}

  private under(event: PointerEvent, above = 0): string {
    const matrix = this.valley.renderRoot.querySelector<SVGSVGElement>('.grid')?.getScreenCTM();
    if (!matrix) return '';
    const point = new DOMPoint(event.clientX, event.clientY - above).matrixTransform(matrix.inverse());
    const [column, row] = [Math.floor(point.x / CELL), Math.floor(point.y / CELL)];
    return isBoard(column, row) ? nameOf(column, row) : '';
  }

  // ---- The grid ---------------------------------------------------------------------------------------------------------

  readonly hover = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.valley.goNear(this.under(event));
  };

  /** A finger that is lifted has not left: what it pointed at stays. */
  readonly left = (event: PointerEvent): void => {
    if (event.pointerType === 'mouse') this.valley.goNear('');
  };

  readonly press = (event: PointerEvent): void => {
    const { valley } = this;
    valley.settle();
    const square = this.under(event);
    if (!square || event.button !== 0) return;
    const seen = event.pointerType === 'mouse' || square === valley.near;
    valley.goNear(square);
    if (seen) valley.tap(square);
    else valley.preview(square);
  };

  readonly wheel = {
    handleEvent: (event: WheelEvent): void => {
      if (!this.valley.asked || !isPlacing(this.valley.view)) return;
      event.preventDefault();
      this.valley.turn();
    },
    passive: false,
  };

  // ---- The tile in hand -------------------------------------------------------------------------------------------------

  readonly take = (event: PointerEvent): void => {
    const held = (event.target as Element).closest('.held');
    this.dragging = held !== null && this.valley.asked;
    this.dragged = false;
    if (this.dragging) held?.setPointerCapture(event.pointerId);
  };

  readonly carry = (event: PointerEvent): void => {
    if (!this.dragging) return;
    const square = this.over(event);
    if (square) this.dragged = true;
    this.valley.goNear(square);
  };

  readonly drop = (event: PointerEvent): void => {
    const square = this.dragging && this.dragged && event.type === 'pointerup' ? this.over(event) : '';
    this.dragging = false;
    if (square) this.valley.tap(square);
  };

  private over(event: PointerEvent): string {
    return this.under(event, event.pointerType === 'mouse' ? 0 : FINGER);
  }
}
