import { html, nothing, type TemplateResult } from 'lit';
import { html as staticHtml, unsafeStatic } from 'lit/static-html.js';
import { icon } from '../core/icons';
import type { GameClient, Sight, Stage } from './board';
import { outcome } from './end';
import { awaited, type Scene } from './scene';

/** A game's own element. */
export function boardIn(client: GameClient, sight: Sight, stage: Stage): TemplateResult {
  const tag = unsafeStatic(client.tag);
  return staticHtml`<${tag} .sight=${sight} .stage=${stage}></${tag}>`;
}

/** The sentence above the board: what can be done now, or how things stand, as far as it has been seen. */
export function promptOf(scene: Scene, stage: Stage, sight: Sight): string {
  const { update } = scene.session;
  if (update?.result && !scene.busy) return outcome(update.result, stage, scene.client);
  if (update?.paused && !scene.busy) return scene.words.say('table.paused');
  if (scene.seating.yours.length) return scene.client.prompt(sight, stage);
  const seats = awaited(update);
  return scene.words.say(seats.length ? 'table.watching' : 'table.watching-nobody', [
    seats.map((each) => scene.seats[each].name),
  ]);
}

/** What the board or the server has to say about something, and the rule that it comes from. */
export interface Status {
  text: string;
  rule: string;
}

export const SILENT: Status = { text: '', rule: '' };

/**
 * Whether a status has nothing more to say: this viewer has acted since, or can act now and could not before. What the
 * table itself said ("not your turn") is past with whatever happens next, and everything is with the end.
 */
export function goneBy(status: Status, before: Sight, after: Sight | undefined, over: boolean): boolean {
  if (status.text === '' || !after || over) return true;
  if (status.rule.startsWith('TABLE') && after.lines.length > 0) return true;
  const acted = after.lines.some((line) => String(line.actor) === after.viewer);
  return acted || (before.moves.length === 0) !== (after.moves.length === 0);
}

/** The line below the board. */
export function statusLine(scene: Scene, status: Status, rules: (rule: string) => void): TemplateResult {
  const { text, rule } = status;
  return html`<div class="status">
    <p role="status">${text}</p>
    ${
    rule && !rule.startsWith('TABLE')
      ? html`<button class="button plain"
        @click=${() => rules(rule)}>${icon('book')}${scene.words.say('table.rule')}</button>`
      : nothing
  }
  </div>`;
}
