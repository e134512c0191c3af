import { html, type TemplateResult } from 'lit';
import type { Sight, Stage } from './board';
import { boardIn, promptOf } from './board-area';
import type { Scene } from './scene';
import { seatList } from './seats';

/** A table on a television or in a stream: the board and who is to play, as a spectator sees it; nothing to press. */
export function bigScreen(scene: Scene, stage: Stage, sight: Sight, told: Sight): TemplateResult {
  return html`<div class="table screen">
    <div class="middle">
      <div><h1 class="prompt"><span role="status">${promptOf(scene, stage, told)}</span></h1></div>
      <div class="board" inert>${boardIn(scene.client, sight, stage)}</div>
    </div>
    <section class="panel" aria-label=${scene.words.say('table.panel')}>${seatList(scene, '', () => {})}</section>
  </div>`;
}

/** Until the match begins there is only who has come so far. */
export function screenWaits(scene: Scene): TemplateResult {
  return html`<div class="gather">
    <h1>${scene.words.say('name')}</h1>
    <ul class="seats chair-list" aria-label=${scene.words.say('table.seats')}>${
    scene.seats.map((seat) => html`<li class="seat"><span></span><span class="who">${seat.name}</span></li>`)
  }</ul>
  </div>`;
}
