import { svg, type TemplateResult } from 'lit';
import { pin, tokenFace } from './art';
import { pitch, spotOf } from './layout';
import type { Wrap } from './panel';
import * as say from './say';
import type { Scene, Spot } from './spots';
import { hikerOf, place, stretch, type Place, type Stretch } from './trail';
import { DIRECTIONS, type Colour, type Direction } from './view';

const at = (scene: Scene, where: Place): Place => spotOf(scene.layout, where, scene.view.width, scene.view.height);
/** Tokens and pins are drawn for crossings 84 apart. */
const scaleOf = (scene: Scene): number => pitch(scene.layout, Math.max(scene.view.width, scene.view.height)) / 84;

export function tokensArt(scene: Scene, wrap: Wrap): TemplateResult {
  return svg`${scene.view.tokens
    .filter(token => token.at)
    .map(token => {
      const { x, y } = at(scene, place(token.at));
      return wrap(
        `token-${token.at}`,
        svg`<g transform="translate(${x} ${y}) scale(${scaleOf(scene)})"><g id="turn-${token.at}">${tokenFace(token)}</g></g>`,
      );
    })}`;
}

/** Who stands further south is drawn later, so that hats never hide behind pins. */
export function hikersArt(scene: Scene, wrap: Wrap): TemplateResult {
  const { view } = scene;
  const sorted = view.hikers.filter(hiker => hiker.at).sort((a, b) => place(a.at).y - place(b.at).y);
  const next = view.hiker || view.top;
  return svg`${sorted.map(({ colour, at: where }) => {
    const { x, y } = at(scene, place(where));
    return wrap(
      `hiker-${colour}`,
      svg`<g class="hiker ${colour === next ? 'next' : ''}" transform="translate(${x} ${y + 24 * scaleOf(scene)}) scale(${scaleOf(scene)})">
      <g id="walk-${colour}">${pin(colour)}</g></g>`,
    );
  })}`;
}

const TURNS: Record<Direction, number> = { north: 0, east: 90, south: 180, west: 270 };

export function waysArt(scene: Scene, wrap: Wrap, spots: Map<string, Spot>): TemplateResult {
  return svg`${DIRECTIONS.filter(direction => spots.has(`go-${direction}`)).map(direction => {
    const spot = spots.get(`go-${direction}`)!;
    const s = scaleOf(scene);
    return wrap(
      spot.id,
      svg`<g transform="translate(${spot.box.x + spot.box.w / 2} ${spot.box.y + spot.box.h / 2}) rotate(${TURNS[direction]}) scale(${s})">
      <circle class="disc" r="17" /><path class="arrow" d="M0 -11L9 3H3V10H-3V3H-9Z" /></g>`,
    );
  })}`;
}

/** What the move that is pointed at would do: the stretch, who is pushed, and what is won. */
export function ghostArt(scene: Scene, word: string, layer: 'under' | 'over'): TemplateResult {
  const { view } = scene;
  const [verb, direction] = word.split(' ');
  if (verb !== 'go' || !view.hiker || !scene.legal.has(word) || !hikerOf(view, view.hiker)) return svg``;
  const first = stretch(view, view.hiker as Colour, direction as Direction);
  const all: Stretch[] = [];
  for (let each = first; each; each = each.pushed) all.push(each);
  return svg`<g class="ghost" aria-hidden="true">${all.map(each => (layer === 'under' ? trace(scene, each) : outcome(scene, each)))}</g>`;
}

function trace(scene: Scene, ahead: Stretch): TemplateResult {
  const [from, to] = [at(scene, ahead.from), at(scene, ahead.to)];
  return svg`<path class="ghost-path ${ahead.colour}" d="M${from.x} ${from.y}L${to.x} ${to.y}" />`;
}

function outcome(scene: Scene, ahead: Stretch): TemplateResult {
  const to = at(scene, ahead.to);
  const met = at(scene, ahead.at);
  const s = scaleOf(scene);
  const moved = ahead.from.x !== ahead.to.x || ahead.from.y !== ahead.to.y;
  const prize = ahead.meets === 'value' ? `+${say.reward(ahead)}` : ahead.meets === 'obstacle' ? `▲${say.reward(ahead)}` : '';
  return svg`${moved ? svg`<g class="ghost-pin" transform="translate(${to.x} ${to.y + 24 * s}) scale(${s})">${pin(ahead.colour)}</g>` : ''}
    ${ahead.double ? svg`<circle class="shine" cx=${met.x} cy=${met.y} r=${33 * s} />` : ''}
    ${
      prize
        ? svg`<g transform="translate(${met.x} ${met.y - 38 * s}) scale(${s})"><rect class="prize" x="-22" y="-14" width="44" height="28" rx="14" />
      <text class="prize-text" y="1">${prize}</text></g>`
        : ''
    }`;
}
