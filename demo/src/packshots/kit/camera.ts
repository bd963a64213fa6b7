/**
 * The one camera of all packshots: a long lens (no converging lines), turned 28° and 18° from above.
 * World: x to the right along the front, y up, z away from the viewer. Screen: pixels, y down.
 */

export type Point = readonly [x: number, y: number];

const yaw = (28 * Math.PI) / 180;
const tilt = (18 * Math.PI) / 180;

/** Aspect ratio of a horizontal circle on the screen: ry / rx. */
export const flat = Math.sin(tilt);

/** Screen steps for one unit along each world axis. */
export const axisX: Point = [Math.cos(yaw), Math.sin(yaw) * Math.sin(tilt)];
export const axisY: Point = [0, -Math.cos(tilt)];
export const axisZ: Point = [Math.sin(yaw), -Math.cos(yaw) * Math.sin(tilt)];

/** The world's origin on the screen. */
const origin: Point = [200, 300];

export function project(x: number, y: number, z: number): Point {
  return [origin[0] + x * axisX[0] + z * axisZ[0], origin[1] + x * axisX[1] + y * axisY[1] + z * axisZ[1]];
}

export type Face = 'front' | 'side' | 'top';

function round(value: number): string {
  return String(Number(value.toFixed(3)));
}

/**
 * Transform attribute that puts flat artwork on a face. The artwork's origin lands on the world point;
 * its x runs along the face to the right, its y down (on `top`: towards the viewer).
 */
export function onFace(face: Face, x: number, y: number, z: number): string {
  const [e, f] = project(x, y, z);
  const right = face === 'side' ? axisZ : axisX;
  const down: Point = face === 'top' ? [-axisZ[0], -axisZ[1]] : [0, -axisY[1]];
  const numbers = [...right, ...down].map(round).join(' ');
  return `transform="matrix(${numbers} ${round(e)} ${round(f)})"`;
}

export interface Ellipse {
  rx: number;
  ry: number;
  /** Degrees. */
  rotation: number;
}

/** The ellipse that a circle becomes whose two perpendicular radii look like `u` and `v` on the screen. */
export function ellipseOf(u: Point, v: Point): Ellipse {
  const a = u[0] ** 2 + v[0] ** 2;
  const b = u[0] * u[1] + v[0] * v[1];
  const c = u[1] ** 2 + v[1] ** 2;
  const spread = Math.hypot((a - c) / 2, b);
  return {
    rx: Math.sqrt((a + c) / 2 + spread),
    ry: Math.sqrt(Math.max(0, (a + c) / 2 - spread)),
    rotation: (Math.atan2(2 * b, a - c) * 90) / Math.PI,
  };
}
