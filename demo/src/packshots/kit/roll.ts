/** Cylinders lying on the floor, along the world's x or z axis: rolls of bags, film, tape, industrial paper. */

import { axisX, axisY, axisZ, ellipseOf, type Point } from './camera.ts';
import { type Material, roundStops } from './light.ts';
import { type Pen, svg } from './pen.ts';

/** Screen centre of the end that faces the camera, radius, and length away from it. */
export interface Lying {
  axis: 'x' | 'z';
  centre: Point;
  radius: number;
  length: number;
}

interface Shape {
  u: Point;
  v: Point;
  /** One unit along the roll, away from the visible end. */
  away: Point;
}

function shapeOf(roll: Lying): Shape {
  const across = roll.axis === 'x' ? axisZ : axisX;
  return {
    u: [across[0] * roll.radius, across[1] * roll.radius],
    v: [axisY[0] * roll.radius, axisY[1] * roll.radius],
    away: roll.axis === 'x' ? [-axisX[0], -axisX[1]] : axisZ,
  };
}

function cross(a: Point, b: Point): number {
  return a[0] * b[1] - a[1] * b[0];
}

/** Where the outline is tangent to the end's circle, and the screen ellipse of that circle. */
function tangents(roll: Lying) {
  const { u, v, away } = shapeOf(roll);
  const t = Math.atan2(cross(away, v), cross(away, u));
  const p: Point = [Math.cos(t) * u[0] + Math.sin(t) * v[0], Math.cos(t) * u[1] + Math.sin(t) * v[1]];
  // The outline's upper tangent comes first, so that gradients always run from the lit side to the dark one.
  const upper: Point = p[1] <= 0 ? p : [-p[0], -p[1]];
  return { upper, ellipse: ellipseOf(u, v), away };
}

/** Path data of the surface between two distances from the visible end. */
export function sectionPath(roll: Lying, from: number, to: number): string {
  const { upper, ellipse, away } = tangents(roll);
  const at = (s: number, sign: number): Point => [
    roll.centre[0] + away[0] * s + upper[0] * sign,
    roll.centre[1] + away[1] * s + upper[1] * sign,
  ];
  const [a, b, c, d] = [at(from, 1), at(to, 1), at(to, -1), at(from, -1)];
  // Both edges bulge away from the visible end: that is the half of the surface one can see.
  const sweep = cross(away, upper) < 0 ? 0 : 1;
  const arc = (dir: number, p: Point) =>
    svg`A${ellipse.rx} ${ellipse.ry} ${ellipse.rotation} 0 ${dir} ${p[0]} ${p[1]}`;
  return svg`M${a[0]} ${a[1]}L${b[0]} ${b[1]}${arc(1 - sweep, c)}L${d[0]} ${d[1]}${arc(sweep, a)}Z`;
}

/** Light across the roll, from its upper outline to its lower one. */
export function lyingPaint(pen: Pen, roll: Lying, colour: string, material: Material): string {
  const { upper, away } = tangents(roll);
  // The gradient must run square to the roll, not along the line between the tangent points.
  const length = Math.hypot(away[0], away[1]);
  const normal: Point = [-away[1] / length, away[0] / length];
  const size = upper[0] * normal[0] + upper[1] * normal[1];
  const [nx, ny] = [normal[0] * size, normal[1] * size];
  const [cx, cy] = roll.centre;
  return pen.linear(roundStops(colour, material), cx + nx, cy + ny, cx - nx, cy - ny);
}

/** The end that faces the camera, at a fraction of the radius. */
export function endDisc(roll: Lying, fraction: number, fill: string, extra = ''): string {
  const { ellipse } = tangents(roll);
  const [cx, cy] = roll.centre;
  return svg`<ellipse rx="${ellipse.rx * fraction}" ry="${ellipse.ry * fraction}" transform="translate(${cx} ${cy}) rotate(${ellipse.rotation})" fill="${fill}"${extra}/>`;
}

/** Transform for flat artwork on the front of a roll along x, centred `distance` from its visible end. */
export function onRoll(roll: Lying, distance: number, degreesUp = 34): string {
  const sin = Math.sin((degreesUp * Math.PI) / 180);
  const cos = Math.cos((degreesUp * Math.PI) / 180);
  const normal = (i: 0 | 1) => -cos * axisZ[i] + sin * axisY[i];
  const down = (i: 0 | 1) => -sin * axisZ[i] - cos * axisY[i];
  const x = roll.centre[0] - axisX[0] * distance + normal(0) * roll.radius;
  const y = roll.centre[1] - axisX[1] * distance + normal(1) * roll.radius;
  const numbers = [axisX[0], axisX[1], down(0), down(1), x, y].map((n) => Number(n.toFixed(3)));
  return `transform="matrix(${numbers.join(' ')})"`;
}
