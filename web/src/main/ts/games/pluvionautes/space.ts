/** The eye: it looks into the box from in front and above. All that is drawn goes through here. */
const ELEVATION = (60 * Math.PI) / 180;
const SIN = Math.sin(ELEVATION);
const COS = Math.cos(ELEVATION);
const DISTANCE = 950; // in millimetres, unless the eye says otherwise

export interface Seen {
  x: number;
  y: number;
  scale: number;
}

/** Where the box is drawn, in units of the drawing. */
export interface Eye {
  x: number;
  y: number;
  scale: number;
  distance?: number;
}

/** Millimetres to the drawing; `scale` says how big things are there. */
export function project(eye: Eye, x: number, y: number, z = 0): Seen {
  const { distance = DISTANCE } = eye;
  const scale = (eye.scale * distance) / (distance + y * COS - z * SIN);
  return { x: eye.x + scale * x, y: eye.y - scale * (y * SIN + z * COS), scale };
}

/** The point of the floor under a point of the drawing. */
export function floor(eye: Eye, sx: number, sy: number): { x: number; y: number } {
  const { distance = DISTANCE } = eye;
  const up = (eye.y - sy) / eye.scale;
  // up = D·y·sin / (D + y·cos), solved for y.
  const y = (up * distance) / (distance * SIN - up * COS);
  const scale = (eye.scale * distance) / (distance + y * COS);
  return { x: (sx - eye.x) / scale, y };
}

/** The direction from the scene to the eye. */
export const TO_EYE: [number, number, number] = [0, -COS, SIN];

export const points = (eye: Eye, ring: [number, number][], z = 0): string =>
  ring
    .map(([x, y]) => {
      const at = project(eye, x, y, z);
      return `${at.x.toFixed(1)},${at.y.toFixed(1)}`;
    })
    .join(' ');
