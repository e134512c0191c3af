import { between, type Turn } from './turn';

/** What the server saw of a thrown die: samples of ten bytes, sixty a second (docs/physics.md). */
export interface Pose {
  x: number;
  y: number;
  z: number;
  turn: Turn;
}
export interface Track {
  die: 'balloon' | 'sun' | 'monsoon';
  start: number;
  poses: Pose[];
  off: boolean;
}
export interface Flight {
  perSecond: number;
  tracks: Track[];
  samples: number;
}

const BYTES = 10;

export function flight(show: any): Flight | undefined {
  if (!show || !Array.isArray(show.tracks)) return undefined;
  const tracks: Track[] = show.tracks.map((each: any) => ({
    die: each.die,
    start: each.start,
    off: each.off,
    poses: poses(each.path),
  }));
  return {
    perSecond: show.perSecond,
    tracks,
    samples: Math.max(0, ...tracks.map((track) => track.start + track.poses.length)),
  };
}

function poses(path: string): Pose[] {
  const text = atob(path.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = new DataView(Uint8Array.from(text, (letter) => letter.charCodeAt(0)).buffer);
  return Array.from({ length: Math.floor(bytes.byteLength / BYTES) }, (_, n) => pose(bytes, n * BYTES));
}

function pose(bytes: DataView, at: number): Pose {
  return {
    x: bytes.getInt16(at) / 10,
    y: bytes.getInt16(at + 2) / 10,
    z: bytes.getInt16(at + 4) / 10,
    turn: turn(bytes.getUint32(at + 6)),
  };
}

/** Two bits name the greatest component, which is left out; the three others follow with ten bits each. */
function turn(bits: number): Turn {
  const left = bits >>> 30;
  const three = [20, 10, 0].map((by) => ((((bits >>> by) & 1023) - 512) * Math.SQRT1_2) / 511);
  const most = Math.sqrt(Math.max(0, 1 - three.reduce((sum, each) => sum + each * each, 0)));
  return [...three.slice(0, left), most, ...three.slice(left)] as Turn;
}

/** Where a die is at a moment of the throw, in samples; undefined before it moves. */
export function poseAt(track: Track, sample: number): Pose | undefined {
  const n = sample - track.start;
  if (n < 0) return undefined;
  const i = Math.min(Math.floor(n), track.poses.length - 1);
  const [a, b] = [track.poses[i], track.poses[Math.min(i + 1, track.poses.length - 1)]];
  const share = Math.min(1, n - i);
  const mix = (p: number, q: number) => p + (q - p) * share;
  return { x: mix(a.x, b.x), y: mix(a.y, b.y), z: mix(a.z, b.z), turn: between(a.turn, b.turn, share) };
}

/** The moments at which a die knocks against something, with how hard: where its speed breaks off. */
export function knocks(track: Track): { sample: number; hard: number }[] {
  const found: { sample: number; hard: number }[] = [];
  for (let i = 1; i + 1 < track.poses.length; i++) {
    const [a, b, c] = [track.poses[i - 1], track.poses[i], track.poses[i + 1]];
    const jolt = Math.hypot(c.x - 2 * b.x + a.x, c.y - 2 * b.y + a.y, c.z - 2 * b.z + a.z + 2.7);
    const last = found.at(-1);
    if (jolt > 1.6 && (!last || track.start + i - last.sample > 2)) found.push({ sample: track.start + i, hard: jolt });
  }
  return found;
}
